import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import type { FileStore } from "./file-store.server.ts";

const TIMEOUT_MS = 60_000;
const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/**
 * Request headers for S3, with an AWS Signature Version 4. Exported for its test.
 *
 * @param request `sha256` is the hash of the body, in hexadecimal
 */
export async function signS3(
  request: { method: string; url: URL; sha256: string; headers?: Record<string, string> },
  keys: { id: string; secret: string; region: string },
  now: Date,
): Promise<Headers> {
  const signer = new AwsV4Signer({
    method: request.method,
    url: request.url.href,
    headers: { ...request.headers, "x-amz-content-sha256": request.sha256 },
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    service: "s3",
    region: keys.region,
    datetime: now.toISOString().replace(/[-:]|\.\d{3}/g, ""),
  });
  return (await signer.sign()).headers;
}

/**
 * A store in an S3-compatible bucket, with path-style URLs.
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
    {
      hash = EMPTY_SHA256,
      headers,
      body,
    }: { hash?: string; headers?: Record<string, string>; body?: BodyInit } = {},
  ) => {
    const url = new URL(`${bucket.pathname.replace(/\/$/, "")}/${key}`, bucket.origin);
    const init: RequestInit & { duplex: "half" } = {
      method,
      headers: await signS3({ method, url, sha256: hash, headers }, keys, new Date()),
      body,
      // Required by fetch for a streamed request body.
      duplex: "half",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    return fetch(url, init);
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
      expect(await send("PUT", key, { hash, body, headers }), 200);
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
