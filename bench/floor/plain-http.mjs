/**
 * Floor of the server's throughput: node:http that answers every request with the same buffer. The
 * environment has PORT, BODY_FILE, and BODY_ENCODING for a compressed file.
 */
import { readFileSync } from "node:fs";
import http from "node:http";

const body = readFileSync(process.env.BODY_FILE ?? "");
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Length": body.length,
  "Cache-Control": "no-cache",
  ...(process.env.BODY_ENCODING && { "Content-Encoding": process.env.BODY_ENCODING }),
};
http
  .createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  })
  .listen(Number(process.env.PORT));
