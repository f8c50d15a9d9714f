import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A bucket with the part of S3's HTTP protocol that files need. Verifies each request's AWS Signature
 * Version 4 from the received bytes by the specification ("Authenticating Requests: Using the
 * Authorization Header"), without the application's code.
 */
export interface S3Server {
  /** For FILES_S3_URL, with access key and secret. */
  address: string;
  objects: Map<string, Buffer>;
  /** `PUT file-1 200` for each request, in the order of the responses. */
  seen: string[];
  /** Sets how the following requests are answered. */
  behave(how: Behaviour): void;
  stop(): Promise<void>;
}

/** `cut-in`: the connection breaks during the request body; `cut-out`: during the response body. */
export type Behaviour = "well" | "500" | "cut-in" | "cut-out" | "slow";

const BUCKET = "plaza-files";
const WINDOW_MS = 15 * 60_000;

export async function startS3Server({
  id,
  secret,
  region,
}: {
  id: string;
  secret: string;
  region: string;
}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const seen: string[] = [];
  let behaviour: Behaviour = "well";

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const how = behaviour;
    const [, bucket, key = ""] = (req.url ?? "").split("/");
    const say = (status: number, body?: Buffer | string) => {
      seen.push(`${req.method} ${key} ${status}`);
      res.writeHead(status, body ? { "Content-Length": Buffer.byteLength(body) } : {}).end(body);
    };
    if (how === "cut-in") {
      req.once("data", () => req.socket.destroy());
      req.resume();
      if (req.method !== "PUT") req.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (how === "slow") await new Promise((resolve) => setTimeout(resolve, 300));
    if (how === "500") return say(500, "<Error><Code>InternalError</Code></Error>");
    const problem = problemOf(req, body, { id, secret, region });
    if (problem) return say(403, `<Error><Code>${problem}</Code></Error>`);
    if (bucket !== BUCKET) return say(404, "<Error><Code>NoSuchBucket</Code></Error>");
    const held = objects.get(key);
    switch (req.method) {
      case "PUT":
        if (body.length !== Number(req.headers["content-length"]))
          return say(400, "<Error><Code>IncompleteBody</Code></Error>");
        objects.set(key, body);
        return say(200);
      case "GET":
        if (!held) return say(404, "<Error><Code>NoSuchKey</Code></Error>");
        if (how === "cut-out") {
          seen.push(`GET ${key} cut`);
          res.writeHead(200, { "Content-Length": held.length });
          res.write(held.subarray(0, held.length >> 1), () => req.socket.destroy());
          return;
        }
        return say(200, held);
      case "HEAD":
        return say(held ? 200 : 404);
      case "DELETE":
        objects.delete(key);
        return say(204);
      default:
        return say(405);
    }
  }

  const server = http.createServer((req, res) => {
    answer(req, res).catch(() => req.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const who = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`;
  return {
    address: `http://${who}@127.0.0.1:${port}/${BUCKET}?region=${region}`,
    objects,
    seen,
    behave: (how) => (behaviour = how),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** @returns S3's error code for a wrong signature; undefined for a valid one */
function problemOf(
  req: IncomingMessage,
  body: Buffer,
  keys: { id: string; secret: string; region: string },
): string | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? "",
    );
  if (!parts) return "AccessDenied";
  const [, id, day = "", region = "", names = "", signature = ""] = parts;
  if (id !== keys.id) return "InvalidAccessKeyId";
  const time = String(req.headers["x-amz-date"] ?? "");
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
  if (!(Math.abs(Date.now() - at) < WINDOW_MS)) return "RequestTimeTooSkewed";
  if (!time.startsWith(day) || region !== keys.region) return "AuthorizationHeaderMalformed";
  const signed = names.split(";");
  // Host and all x-amz- headers must be signed, in alphabetical order.
  const needed = Object.keys(req.headers).filter((name) => name.startsWith("x-amz-"));
  if (![...needed, "host"].every((name) => signed.includes(name))) return "AccessDenied";
  if ([...signed].sort().join(";") !== names) return "AccessDenied";
  const said = String(req.headers["x-amz-content-sha256"] ?? "");
  if (said !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const url = new URL(req.url ?? "", "http://bucket");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const headers = signed.map((name) => `${name}:${String(req.headers[name] ?? "").trim()}\n`);
  const canonical = `${req.method}\n${url.pathname}\n${query}\n${headers.join("")}\n${names}\n${said}`;
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`;
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secret}`, day), keys.region), "s3"), "aws4_request");
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(signature, "hex"))
    ? undefined
    : "SignatureDoesNotMatch";
}
