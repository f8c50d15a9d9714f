import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import fs from "node:fs";
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import http2, { type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import type { TLSSocket } from "node:tls";
import zlib from "node:zlib";

/** Hop-by-hop and HTTP/2 pseudo headers, which a proxy does not forward. */
const HOP =
  /^(connection|keep-alive|transfer-encoding|upgrade|proxy-connection|te|http2-settings|:.*)$/;
/** Default size of TLS records: small, because a browser cannot decrypt a record before its end. */
export const RECORD_BYTES = 4_096;

export interface Edge {
  origin: string;
  close(): void;
}

interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Base64 SHA-256 of the public key, for Chromium's certificate exception. */
  spki: string;
}

/** Makes a self-signed certificate with openssl. */
export function makeCertificate(host: string): Certificate {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-bench-"));
  const [keyFile, certFile] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-keyout",
      keyFile,
      "-out",
      certFile,
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      `subjectAltName=DNS:localhost,IP:${host}`,
    ],
    { stdio: "ignore" },
  );
  const [key, cert] = [fs.readFileSync(keyFile), fs.readFileSync(certFile)];
  fs.rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, spki: createHash("sha256").update(publicKey).digest("base64") };
}

/**
 * Starts a reverse proxy with TLS and HTTP/2: small TLS records; brotli for uncompressed responses
 * (the floors), others unchanged.
 *
 * @param upstream `http://localhost:3000`
 * @param options.record maximum size of a TLS record in bytes
 */
export async function startEdge(
  upstream: string,
  { certificate, host, record }: { certificate: Certificate; host: string; record: number },
): Promise<Edge> {
  const { hostname, port, host: authority } = new URL(upstream);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const forward = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = {
      ...withoutHop(request.headers),
      host: authority,
      "x-forwarded-host": request.authority,
      "x-forwarded-proto": "https",
    };
    const asked = http.request(
      { hostname, port, path: request.url, method: request.method, headers, agent },
      (answer) => {
        const given = withoutHop(answer.headers);
        const isPlain = wantsCompression(request.headers, answer.headers, answer.statusCode ?? 0);
        if (isPlain) delete given["content-length"];
        response.writeHead(answer.statusCode ?? 502, {
          ...given,
          ...(isPlain && { "content-encoding": "br" }),
        });
        const body = isPlain ? answer.pipe(zlib.createBrotliCompress()) : answer;
        // Sends the headers in a TLS record of their own, like Caddy (2.6, observed sizes: 808, 4,122
        // and 6,330 bytes).
        setImmediate(() => setImmediate(() => body.pipe(response)));
      },
    );
    asked.once("error", () => response.destroy());
    request.pipe(asked);
  };
  const server = http2.createSecureServer(
    { key: certificate.key, cert: certificate.cert },
    forward,
  );
  const open = new Set<Socket>();
  server.on("secureConnection", (socket: TLSSocket) => {
    socket.setMaxSendFragment(record);
    socket.setNoDelay(true);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
      agent.destroy();
    },
  };
}

const withoutHop = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.test(name)));

const wantsCompression = (
  asked: IncomingHttpHeaders,
  given: IncomingHttpHeaders,
  status: number,
): boolean =>
  status === 200 &&
  /\bbr\b/.test(String(asked["accept-encoding"] ?? "")) &&
  !given["content-encoding"] &&
  /text|javascript|json|svg/.test(given["content-type"] ?? "");
