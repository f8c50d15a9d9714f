import { onLines, startLineServer, type LineServer } from "./line-server.ts";

/** How the next mails are taken; the last one stays. `cut-after`: taken, and the line breaks. */
export type SmtpBehaviour = "well" | "cut-after" | 450 | 550 | 554;

export interface SentMail {
  from: string;
  to: string;
  /** Headers by name in lower case, folded lines joined. */
  headers: ReadonlyMap<string, string>;
  text: string;
}

export interface FakeSmtp extends LineServer {
  /** In order. */
  sent: SentMail[];
  behave(...how: SmtpBehaviour[]): void;
}

/** A small SMTP server for one user, who signs in with AUTH PLAIN. */
export async function startFakeSmtp(account: {
  user: string;
  password: string;
}): Promise<FakeSmtp> {
  const sent: SentMail[] = [];
  let behaviours: SmtpBehaviour[] = ["well"];
  const server = await startLineServer((socket) => {
    let [from, to] = ["", ""];
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 ready");
    onLines(socket, (line) => {
      if (data) {
        if (line !== ".") return data.push(line.replace(/^\.\./, "."));
        const how = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!;
        const raw = data.join("\r\n");
        data = undefined;
        if (typeof how === "number") return say(`${how} no`);
        sent.push({ from, to, ...readSent(raw) });
        return how === "cut-after" ? socket.destroy() : say("250 taken");
      }
      const [verb = ""] = line.toUpperCase().split(" ");
      switch (verb) {
        case "EHLO":
          return say("250-here\r\n250 AUTH PLAIN");
        case "AUTH": {
          const given = Buffer.from(line.split(" ")[2] ?? "", "base64").toString("utf8");
          return say(given === `\0${account.user}\0${account.password}` ? "235 in" : "535 no");
        }
        case "MAIL":
          from = /<([^>]*)>/.exec(line)?.[1] ?? "";
          return say("250 fine");
        case "RCPT":
          to = /<([^>]*)>/.exec(line)?.[1] ?? "";
          return say("250 fine");
        case "DATA":
          data = [];
          return say("354 go on");
        case "QUIT":
          say("221 bye");
          return socket.end();
        default:
          return say("502 unknown");
      }
    });
  });
  return { ...server, sent, behave: (...how) => (behaviours = how) };
}

/** Headers and text of a sent mail; quoted-printable is decoded. */
function readSent(raw: string): Pick<SentMail, "headers" | "text"> {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const text = body.join("\n\n").replaceAll("\r\n", "\n");
  const encoding = headers.get("content-transfer-encoding");
  return {
    headers,
    text: (encoding === "quoted-printable"
      ? decodeQuoted(text)
      : encoding === "base64"
        ? Buffer.from(text, "base64").toString("utf8")
        : text
    ).trim(),
  };
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  ).toString("utf8");
