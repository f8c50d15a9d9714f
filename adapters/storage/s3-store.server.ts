import { createHash, createHmac } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { FileStore } from "./file-store.server.ts";

const TIMEOUT_MS = 60_000;
const EMPTY_SHA256 = createHash("sha256").update("").digest("hex");

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A request of S3's, signed by AWS Signature Version 4. Exported for its test. */
export function signS3(
  request: { method: string; url: URL; sha256: string },
  keys: { id: string; secret: string; region: string },
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    host: request.url.host,
    "x-amz-content-sha256": request.sha256,
    "x-amz-date": time,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    request.method,
    request.url.pathname,
    request.url.searchParams.toString(),
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    names.join(";"),
    request.sha256,
  ].join("\n");
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const signing = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [keys.region, "s3", "aws4_request"].reduce(
    (above, part) => hmac(above, part),
    hmac(`AWS4${keys.secret}`, day),
  );
  const signature = hmac(key, signing).toString("hex");
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.id}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}

/**
 * Files in a bucket that speaks S3, with path-style addresses.
 *
 * @param address `https://key-id:secret@host/bucket?region=us-east-1`
 */
export function s3Store(address: string): FileStore {
  const bucket = new URL(address);
  const keys = {
    id: decodeURIComponent(bucket.username),
    secret: decodeURIComponent(bucket.password),
    region: bucket.searchParams.get("region") ?? "us-east-1",
  };
  const send = async (
    method: string,
    key: string,
    { hash = EMPTY_SHA256, ...init }: RequestInit & { hash?: string; duplex?: "half" } = {},
  ) => {
    const url = new URL(`${bucket.pathname.replace(/\/$/, "")}/${key}`, bucket.origin);
    const signed = signS3({ method, url, sha256: hash }, keys, new Date());
    return fetch(url, {
      ...init,
      method,
      headers: { ...signed, ...(init.headers as Record<string, string> | undefined) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  const expect = (response: Response, ...statuses: number[]) => {
    if (!statuses.includes(response.status))
      throw new Error(`the file store answered ${response.status}`);
    return response;
  };
  return {
    async put(key, source, { size, sha256: hash }) {
      const body = Readable.toWeb(createReadStream(source)) as unknown as BodyInit;
      const headers = { "content-length": String(size) };
      expect(await send("PUT", key, { hash, body, headers, duplex: "half" }), 200);
    },
    async get(key) {
      const response = expect(await send("GET", key), 200, 404);
      if (response.status === 404) return undefined;
      return response.body ?? undefined;
    },
    async delete(key) {
      expect(await send("DELETE", key), 200, 204, 404);
    },
  };
}
