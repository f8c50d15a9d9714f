/**
 * A WebAuthn authenticator in software (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data), for
 * tests by request: ES256 keys, attestation "none", user verified. Each property can be falsified.
 */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  challenge: string;
}
interface Claims {
  /** The page that asked, as the browser says. */
  origin: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
}

export interface Passkey {
  id: string;
  /** The browser's answer to `navigator.credentials.create`, as JSON. */
  create(options: Options, claims: Claims): string;
  /** The browser's answer to `navigator.credentials.get`, as JSON. */
  get(options: Options, claims: Claims): string;
}

export function createPasskeyDevice(): Passkey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  const clientData = (type: string, options: Options, { origin, challenge }: Claims) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? options.challenge,
        origin,
        crossOrigin: false,
      }),
    );
  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  return {
    id,
    create(options, claims) {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([rawId.length >> 8, rawId.length & 255]),
        rawId,
        coseKey(publicKey),
      ]);
      const authData = Buffer.concat([authenticatorData(claims, HAS_CREDENTIAL), credential]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
        authData,
      ]);
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: clientData("webauthn.create", options, claims).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal"],
        },
      });
    },
    get(options, claims) {
      const data = clientData("webauthn.get", options, claims);
      const authData = authenticatorData(claims, 0);
      const signature = createSign("sha256")
        .update(authData)
        .update(createHash("sha256").update(data).digest())
        .sign(privateKey);
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      });
    },
  };
}

function authenticatorData(
  { origin, counter = 0, isVerified = true }: Claims,
  flags: number,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([
    createHash("sha256").update(new URL(origin).hostname).digest(),
    Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
    count,
  ]);
}

/** A COSE_Key (RFC 9053) of P-256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: "jwk" });
  const bytes = (part: string | undefined) => Buffer.from(part ?? "", "base64url");
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    bytes(x),
    Buffer.from([0x22, 0x58, 0x20]),
    bytes(y),
  ]);
}

/** A CBOR text of at most 23 bytes (RFC 8949). */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
