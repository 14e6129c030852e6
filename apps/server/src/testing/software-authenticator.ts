import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** The defects that a test can cause on purpose. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** The device has not verified its user by a fingerprint or a PIN. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs something else than what it returns. */
  isForged?: boolean;
  type?: string;
}

const origin = "http://localhost";

/** A passkey in a device of its own, as a browser would return it: made and used without one. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor() {
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  /** Replies to the options for a new passkey. */
  create(options: { challenge: string; rp?: { id: string } }, deviation: Deviation = {}) {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const key = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
      [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const attestationObject = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(this.#authenticatorData(deviation, attested))],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData("webauthn.create", options.challenge, deviation).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Replies to the options of a sign-in. */
  sign(options: { challenge: string }, deviation: Deviation = {}) {
    this.counter += 1;
    const client = clientData("webauthn.get", options.challenge, deviation);
    const data = this.#authenticatorData(deviation);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    const signature = createSign("sha256")
      .update(deviation.isForged ? Buffer.from("something else") : signed)
      .sign(this.#privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        ...(deviation.userHandle !== undefined && {
          userHandle: Buffer.from(deviation.userHandle).toString("base64url"),
        }),
      },
    };
  }

  #named() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const };
  }

  #authenticatorData({ rpId = "localhost", isUnverified, counter }: Deviation, attested?: Buffer): Buffer {
    const flags = 1 | (isUnverified ? 0 : 4) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const head = [createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count];
    return Buffer.concat([...head, ...(attested ? [attested] : [])]);
  }
}

function clientData(type: string, challenge: string, deviation: Deviation): Buffer {
  return Buffer.from(
    JSON.stringify({
      type: deviation.type ?? type,
      challenge,
      origin: deviation.origin ?? origin,
      crossOrigin: false,
    }),
  );
}

// As much of CBOR as an attestation without a statement needs.

function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
