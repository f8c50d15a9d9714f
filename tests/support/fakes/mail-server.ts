import net from "node:net";

/** An SMTP server that accepts every mail. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** All received mails, oldest first. */
  mails: Mail[];
  /** The next mail to an address that no earlier call has returned; waits up to 10 s. */
  next(to: string): Promise<Mail>;
  close(): void;
}

export interface Mail {
  /** Recipient of the SMTP envelope. */
  to: string;
  /** Header and body, with quoted-printable line breaks and `=3D` decoded. */
  text: string;
}

const WAIT_MS = 10_000;
const RETRY_MS = 50;

export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const read = new Set<Mail>();
  const smtp = net.createServer((socket) => {
    let mail: string | null = null;
    let to = "";
    socket.write("220 test\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (mail !== null) {
        mail += text;
        if (!mail.includes("\r\n.\r\n")) return;
        mails.push({ to, text: mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=") });
        mail = null;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(text)) {
        mail = "";
        socket.write("354 go on\r\n");
      } else {
        to = /^RCPT TO:<([^>]*)>/i.exec(text)?.[1] ?? to;
        socket.write(/^QUIT/i.test(text) ? "221 bye\r\n" : "250 fine\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.address() as net.AddressInfo).port}`,
    mails,
    async next(to) {
      for (let waited = 0; waited < WAIT_MS; waited += RETRY_MS) {
        const found = mails.find((mail) => mail.to === to && !read.has(mail));
        if (found) {
          read.add(found);
          return found;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
      throw new Error(`no mail to ${to} in ${WAIT_MS} ms`);
    },
    close: () => smtp.close(),
  };
}
