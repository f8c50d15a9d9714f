import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TelegramSent } from "./fake-telegram.ts";

/** The file in which the browser tests' server (serve-build.ts) writes where its fake Telegram is. */
export const browserTelegramFile = (port: string): string =>
  path.join(os.tmpdir(), `plaza-browser-${port}.telegram`);

/** The fake Telegram of the browser tests' server, from a test's process. */
export function browserTelegram(baseURL: string) {
  const root = fs.readFileSync(browserTelegramFile(new URL(baseURL).port), "utf8");
  return {
    /** Texts that a bot has sent so far. */
    async sentBy(token: string): Promise<string[]> {
      const sent = (await (await fetch(`${root}/_sent`)).json()) as TelegramSent[];
      return sent.filter((one) => one.token === token).map(({ text }) => text);
    },
    /** A customer writes to a bot. @returns the status of its webhook */
    async write(token: string, update: object): Promise<number> {
      const body = JSON.stringify({ token, update });
      const response = await fetch(`${root}/_deliver`, { method: "POST", body });
      return ((await response.json()) as { status: number }).status;
    },
  };
}
