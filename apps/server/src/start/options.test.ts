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
  ])("%j %j are refused with one sentence", (argv, env, sentence) => {
    expect(() => parseOptions(argv, env)).toThrow(sentence);
  });
});
