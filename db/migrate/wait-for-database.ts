import postgres from "postgres";

/** SQLSTATEs that retrying does not change: wrong password, unknown role, unknown database. */
const HOPELESS = new Set(["28P01", "28000", "3D000"]);
const RETRY_MS = 250;

export interface WaitOptions {
  /** Maximum wait, in milliseconds. */
  limitMs: number;
  /** Called once, when the first attempt fails. */
  onWait?: (line: string) => void;
}

/**
 * Polls until the database answers.
 *
 * @throws Error of one line, without the URL's password: at once when the database refuses the
 *   login, else when it has not answered within the limit
 */
export async function waitForDatabase(
  url: string,
  { limitMs, onWait }: WaitOptions,
): Promise<void> {
  const { host } = new URL(url);
  const end = performance.now() + limitMs;
  for (let hasSaid = false; ; hasSaid = true) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
    try {
      await sql`SELECT 1`;
      return;
    } catch (error) {
      const { code = "", message } = error as { code?: string; message: string };
      if (HOPELESS.has(code)) throw new Error(`The database at ${host} refuses: ${message}`);
      const seconds = Math.round(limitMs / 1_000);
      if (performance.now() > end)
        throw new Error(
          `The database at ${host} did not answer within ${seconds} s: ${message || code}`,
        );
      if (!hasSaid) onWait?.(`Waiting for the database at ${host}, ${seconds} s at most`);
    } finally {
      await sql.end({ timeout: 1 });
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
