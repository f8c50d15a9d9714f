import { startFakeImap, type FakeFolder } from "./fake-imap.ts";
import { startFakeSmtp, type FakeSmtp } from "./fake-smtp.ts";

/** A mailbox on this machine: an IMAP server and an SMTP server for one user, both without TLS. */
export interface FakeMailbox extends Pick<FakeSmtp, "sent" | "behave"> {
  address: string;
  password: string;
  host: string;
  imapPort: number;
  smtpPort: number;
  /** Commands of the IMAP server's clients, without their arguments. */
  commands: string[];
  /** A mail comes in, as its bytes. */
  arrive(raw: string): void;
  /** From now on only this password is taken, by one server or by both. */
  changePassword(password: string, at?: "imap" | "smtp"): void;
  /** UIDs mean other mails from now on. */
  renumber(): void;
  stop(): Promise<void>;
}

export async function startFakeMailbox({
  address = "hola@fonda.example",
  password = "abcdefghijklmnop",
} = {}): Promise<FakeMailbox> {
  const folder: FakeFolder = { user: address, password, validity: 1_000, next: 1, mails: [] };
  const account = { user: address, password };
  const commands: string[] = [];
  const imap = await startFakeImap(folder, (command) => commands.push(command));
  const { sent, behave, ...smtp } = await startFakeSmtp(account);
  return {
    address,
    password,
    host: "127.0.0.1",
    imapPort: imap.port,
    smtpPort: smtp.port,
    sent,
    behave,
    commands,
    arrive(raw) {
      folder.mails.push({ uid: folder.next, raw: Buffer.from(raw), at: new Date() });
      folder.next += 1;
    },
    changePassword(changed, at) {
      if (at !== "smtp") folder.password = changed;
      if (at !== "imap") account.password = changed;
    },
    renumber() {
      folder.validity += 1;
      folder.mails = folder.mails.map((mail, index) => ({ ...mail, uid: index + 1 }));
      folder.next = folder.mails.length + 1;
    },
    async stop() {
      await Promise.all([imap.stop(), smtp.stop()]);
    },
  };
}
