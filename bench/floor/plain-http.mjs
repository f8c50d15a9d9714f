/**
 * The floor of the server: node:http sending one buffer to whoever asks, with nothing else done.
 * PORT and BODY_FILE come in the environment; BODY_ENCODING says how the file is compressed.
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
