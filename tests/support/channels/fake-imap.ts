import { onLines, startLineServer, type LineServer } from "./line-server.ts";

/** A folder with mails that an IMAP server shows. */
export interface FakeFolder {
  user: string;
  password: string;
  validity: number;
  /** The UID of the next mail. */
  next: number;
  mails: { uid: number; raw: Buffer; at: Date }[];
}

/**
 * A small IMAP server with one folder, for one user, that can only be read. It speaks what imapflow asks:
 * CAPABILITY, LOGIN, LIST, EXAMINE, UID SEARCH, UID FETCH, NOOP, LOGOUT.
 *
 * @param onCommand told every command, without its arguments
 */
export const startFakeImap = (
  folder: FakeFolder,
  onCommand: (command: string) => void,
): Promise<LineServer> =>
  startLineServer((socket) => {
    socket.write("* OK ready\r\n");
    onLines(socket, (line) => {
      const [tag = "", name = "", rest = ""] = /^(\S+) (\S+) ?(.*)$/.exec(line)?.slice(1) ?? [];
      const command = name.toUpperCase() === "UID" ? `UID ${rest.split(" ")[0]}` : name;
      onCommand(command.toUpperCase());
      const ok = (text = "done") => socket.write(`${tag} OK ${text}\r\n`);
      switch (command.toUpperCase()) {
        case "CAPABILITY":
          socket.write("* CAPABILITY IMAP4rev1\r\n");
          return ok();
        case "LOGIN":
          if (
            rest === `"${folder.user}" "${folder.password}"` ||
            rest === `${folder.user} ${folder.password}`
          )
            return ok();
          return socket.write(`${tag} NO [AUTHENTICATIONFAILED] no\r\n`);
        case "LIST":
          socket.write('* LIST () "/" INBOX\r\n');
          return ok();
        case "EXAMINE":
          socket.write(
            `* ${folder.mails.length} EXISTS\r\n* OK [UIDVALIDITY ${folder.validity}] ids\r\n* OK [UIDNEXT ${folder.next}] next\r\n`,
          );
          return ok("[READ-ONLY] opened");
        case "UID SEARCH": {
          const from = Number(/UID (\d+):\*/.exec(rest)?.[1] ?? 0);
          const found = folder.mails.filter(({ uid }) => uid >= from);
          // A range up to `*` always has the last mail.
          const last = folder.mails.at(-1);
          const uids = found.length === 0 && last ? [last.uid] : found.map(({ uid }) => uid);
          socket.write(`* SEARCH ${uids.join(" ")}\r\n`);
          return ok();
        }
        case "UID FETCH": {
          const uid = Number(/^FETCH (\d+) /i.exec(rest)?.[1]);
          const max = Number(/<0\.(\d+)>/.exec(rest)?.[1] ?? Infinity);
          const at = folder.mails.findIndex((mail) => mail.uid === uid);
          const mail = folder.mails[at];
          if (mail) {
            const bytes = mail.raw.subarray(0, max);
            const date = `${mail.at.toUTCString().slice(5, 16).replaceAll(" ", "-")} ${mail.at.toISOString().slice(11, 19)} +0000`;
            socket.write(
              `* ${at + 1} FETCH (UID ${uid} INTERNALDATE "${date}" BODY[]<0> {${bytes.length}}\r\n`,
            );
            socket.write(bytes);
            socket.write(")\r\n");
          }
          return ok();
        }
        case "LOGOUT":
          socket.write("* BYE bye\r\n");
          ok();
          return socket.end();
        case "NOOP":
          return ok();
        default:
          return socket.write(`${tag} BAD unknown\r\n`);
      }
    });
  });
