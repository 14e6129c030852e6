import { resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parseOptions } from "./options";

describe("options", () => {
  it("have defaults", () => {
    expect(parseOptions([], {})).toEqual({
      port: 6900,
      host: undefined,
      dataFolder: resolve("glossa-data"),
      demo: true,
      isPlain: false,
      isSharingOn: false,
      providers: [],
      hub: { url: "https://huggingface.co", viewerUrl: "https://datasets-server.huggingface.co" },
      hubSpace: undefined,
      apiUrl: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      ignored: [],
      corsOrigins: [],
      frameHosts: [],
      pictureHosts: undefined,
      webhookHosts: [],
      auditDays: 365,
      metricsToken: undefined,
      secret: undefined,
      logLevel: "warn",
    });
  });

  it("come from the environment, and the command line takes precedence", () => {
    const env = {
      GLOSSA_PORT: "7000",
      GLOSSA_HOST: "0.0.0.0",
      GLOSSA_DATA: "/somewhere",
      GLOSSA_NO_DEMO: "1",
      GLOSSA_PLAIN: "true",
      GLOSSA_SHARE_YOUR_PROGRESS: "1",
      GLOSSA_API_URL: "https://argilla.example/",
      GLOSSA_HUB_URL: "https://hub.example/",
      GLOSSA_HUB_VIEWER_URL: "https://viewer.example",
      GLOSSA_CORS_ORIGINS: "https://a.example, https://b.example",
      GLOSSA_FRAME_HOSTS: "CDN.example.org https://*.example.com:8443",
    };
    expect(parseOptions([], env)).toMatchObject({
      port: 7000,
      host: "0.0.0.0",
      dataFolder: "/somewhere",
      demo: false,
      isPlain: true,
      isSharingOn: true,
      apiUrl: "https://argilla.example",
      hub: { url: "https://hub.example", viewerUrl: "https://viewer.example" },
      corsOrigins: ["https://a.example", "https://b.example"],
      frameHosts: ["http://cdn.example.org", "https://*.example.com:8443"],
    });
    expect(parseOptions(["--port", "1", "--host=::1", "--data", "/x"], env)).toMatchObject({
      port: 1,
      host: "::1",
      dataFolder: "/x",
    });
  });

  test.each<[string | undefined, string[] | undefined]>([
    [undefined, undefined],
    ["", undefined],
    ["none", []],
    [" None ", []],
    ["CDN.example.org, https://*.example.com", ["http://cdn.example.org", "https://*.example.com"]],
  ])("include GLOSSA_PICTURE_HOSTS: %j allows pictures from %j (security lows)", (hosts, pictureHosts) => {
    expect(parseOptions([], { GLOSSA_PICTURE_HOSTS: hosts }).pictureHosts).toEqual(pictureHosts);
  });

  test.each<[NodeJS.ProcessEnv, object]>([
    [{ GLOSSA_PUBLIC_URL: "https://Glossa.example:443/" }, { publicUrl: "https://Glossa.example:443" }],
    [{ GLOSSA_PUBLIC_URL: "https://münchen.example" }, { publicUrl: "https://münchen.example" }],
    [{ GLOSSA_PUBLIC_URL: "http://[::1]:7000" }, { publicUrl: "http://[::1]:7000" }],
    [
      { GLOSSA_CORS_ORIGINS: "https://A.example/ http://localhost:80" },
      { corsOrigins: ["https://a.example", "http://localhost"] },
    ],
    [{ GLOSSA_CORS_ORIGINS: "moz-extension://abc/" }, { corsOrigins: ["moz-extension://abc"] }],
    [
      { GLOSSA_WEBHOOK_HOSTS: "Hooks.local, 10.0.0.2 ::1 [::2] my_host" },
      { webhookHosts: ["hooks.local", "10.0.0.2", "::1", "::2", "my_host"] },
    ],
  ])("%j has one form", (env, options) => {
    expect(parseOptions([], env)).toMatchObject(options);
  });

  test.each<[string[], NodeJS.ProcessEnv, RegExp]>([
    [["--prot", "1"], {}, /Unknown option '--prot'.*--port, --host/],
    [["--port", "http"], {}, /"http" is not a port/],
    [["--port", "70000"], {}, /"70000" is not a port/],
    [[], { GLOSSA_PICTURE_HOSTS: "*" }, /GLOSSA_PICTURE_HOSTS contains "\*", which is not a host/],
    [[], { GLOSSA_API_URL: "argilla" }, /GLOSSA_API_URL is "argilla", which is not a web address/],
    [[], { GLOSSA_SECRET: "short" }, /too short/],
    [[], { GLOSSA_PLAIN: "maybe" }, /GLOSSA_PLAIN is "maybe": give 1 or 0/],
    [[], { GLOSSA_FRAME_HOSTS: "*" }, /GLOSSA_FRAME_HOSTS contains "\*", which is not a host/],
    [[], { GLOSSA_FRAME_HOSTS: "a.example;script-src" }, /which is not a host/],
    [[], { GLOSSA_FRAME_HOSTS: "https:" }, /which is not a host/],
    [[], { GLOSSA_LOG: "loud" }, /GLOSSA_LOG is "loud"/],
    [
      [],
      { GLOSSA_PUBLIC_URL: "https://a.example/glossa/" },
      /runs under no path: .* https:\/\/a\.example\.$/,
    ],
    [[], { GLOSSA_PUBLIC_URL: "https://me:pw@a.example" }, /needs a host name of its own/],
    [
      [],
      { GLOSSA_CORS_ORIGINS: "https://b.example example.org" },
      /contains "example\.org", which is not an origin/,
    ],
    [[], { GLOSSA_CORS_ORIGINS: "https://a.example/app" }, /which is not an origin/],
    [[], { GLOSSA_CORS_ORIGINS: "*" }, /which is not an origin/],
    [[], { GLOSSA_WEBHOOK_HOSTS: "http://127.0.0.1:9999" }, /"http:.*9999", which is not a host name/],
    [[], { GLOSSA_WEBHOOK_HOSTS: "127.0.0.1:9999" }, /which is not a host name/],
    [[], { GLOSSA_WEBHOOK_HOSTS: "*.internal" }, /"\*\.internal", which is not a host name/],
    [[], { GLOSSA_WEBHOOK_HOSTS: "HOOKS.local:80" }, /"HOOKS\.local:80", which is not a host name/],
    [[], { GLOSSA_WEBHOOK_HOSTS: "[::1]:80" }, /which is not a host name/],
  ])("%j %j are refused with one sentence", (argv, env, sentence) => {
    expect(() => parseOptions(argv, env)).toThrow(sentence);
  });
});
