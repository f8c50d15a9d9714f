import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { obey } from "./obedient-model.ts";

/** A message as it was sent. */
export interface SentMessage {
  role: string;
  content: string;
  tool_calls?: unknown;
}

/** A tool that the model asks for instead of answering. */
export interface AskedTool {
  name: string;
  input: unknown;
}
export type ModelAnswer = string | { calls: readonly AskedTool[] };

export interface SentRequest {
  model: string;
  messages: SentMessage[];
  max_tokens?: number;
  response_format?: unknown;
  tools?: unknown;
  stream_options?: unknown;
}

/**
 * How requests are answered. `hang`: accepted, and nothing more; `stall`: two pieces, and nothing more;
 * `cut`: the connection breaks after two pieces; `unfinished`: a proper end without a reason; `garbled`:
 * pieces that are no JSON; `page`: a page of HTML; `redirect`: to another address; `tools`: calls of
 * tools instead of text; `long`: an answer that ends at its most tokens; `no-usage`: without numbers of tokens; `obedient`: does what documents say.
 */
export type ModelBehaviour =
  | "well"
  | "no-usage"
  | "long"
  | "hang"
  | "stall"
  | "cut"
  | "unfinished"
  | "garbled"
  | "page"
  | "redirect"
  | "tools"
  | "obedient"
  | 400
  | 401
  | 429
  | 503;

/** A small provider that speaks as OpenAI's chat completions do, streamed. */
export interface ModelServer {
  /** For a provider's address. */
  baseUrl: string;
  /** As in MODEL_HOSTS_ALLOWED. */
  host: string;
  /** The bodies of the requests so far. */
  seen: SentRequest[];
  /** Their `Authorization` headers. */
  keys: (string | undefined)[];
  /** Requests whose connection was closed before their answer ended. */
  closedEarly(): number;
  /** Sets how the following requests are answered. */
  behave(how: ModelBehaviour): void;
  /** Sets what the following requests are answered, or which tools are asked for, and how many tokens are said to have been used. */
  say(
    answer: ModelAnswer | ((request: SentRequest) => ModelAnswer),
    usage?: [sent: number, got: number],
  ): void;
  stop(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const seen: SentRequest[] = [];
  const keys: (string | undefined)[] = [];
  let closed = 0;
  let behaviour: ModelBehaviour = "well";
  let answerTo: (request: SentRequest) => ModelAnswer = () => "Hola, soy un modelo.";
  let usage: [number, number] = [20, 10];

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const how = behaviour;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const request = JSON.parse(Buffer.concat(chunks).toString()) as SentRequest;
    seen.push(request);
    keys.push(req.headers.authorization);
    res.once("close", () => void (res.writableFinished || (closed += 1)));
    if (typeof how === "number")
      return void res
        .writeHead(how, { "Content-Type": "application/json" })
        .end(JSON.stringify({ error: { message: `no: ${req.headers.authorization ?? ""}` } }));
    if (how === "hang") return;
    if (how === "page")
      return void res.writeHead(200, { "Content-Type": "text/html" }).end("<p>Welcome</p>");
    if (how === "redirect")
      return void res.writeHead(307, { Location: "http://169.254.169.254/latest/" }).end();
    res.writeHead(200, { "Content-Type": "text/event-stream" });
    const send = (data: unknown) =>
      res.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
    const piece = (delta: object, finish: string | null = null) => ({
      id: "chat-1",
      object: "chat.completion.chunk",
      created: 1,
      model: "fake",
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    if (how === "garbled") {
      send("{not json");
      return void res.end("data: [DONE]\n\n");
    }
    const said =
      how === "tools"
        ? { calls: [{ name: "send_mail", input: { to: "eve@evil.example" } }] }
        : how === "obedient"
          ? obey(request)
          : answerTo(request);
    if (typeof said !== "string") {
      for (const [index, { name, input }] of said.calls.entries()) {
        const call = { name, arguments: JSON.stringify(input) };
        const id = `call-${seen.length}-${index}`;
        send(piece({ tool_calls: [{ index, id, type: "function", function: call }] }));
      }
      send(piece({}, "tool_calls"));
      return void res.end("data: [DONE]\n\n");
    }
    const pieces = said.match(/[^]{1,12}/g) ?? [];
    for (const [index, one] of pieces.entries()) {
      if (index === 2 && how === "stall") return;
      if (index === 2 && how === "cut") return void res.socket?.destroy();
      send(piece({ role: "assistant", content: one }));
      // Apart on the wire.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    if (how === "unfinished") return void res.end();
    send(piece({}, how === "long" ? "length" : "stop"));
    if (how !== "no-usage")
      send({
        ...piece({}),
        choices: [],
        usage: {
          prompt_tokens: usage[0],
          completion_tokens: usage[1],
          total_tokens: usage[0] + usage[1],
        },
      });
    res.end("data: [DONE]\n\n");
  }

  const server = http.createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `http://${host}/v1`,
    host,
    seen,
    keys,
    closedEarly: () => closed,
    behave: (how) => void (behaviour = how),
    say(answer, tokens = [20, 10]) {
      answerTo = typeof answer === "function" ? answer : () => answer;
      usage = tokens;
      behaviour = "well";
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
