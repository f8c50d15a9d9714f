/**
 * Requested payouts in the database in DATABASE_URL: `payouts.ts` lists them, `payouts.ts pay ID`
 * records a payment that the operator made by other means, `payouts.ts refuse ID` returns the held
 * amount. The person is notified of either. In production: `node build/payouts.js`.
 */
import { formatMxn } from "#domain/money/money.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { payPayout, refusePayout } from "#db/commands/money/payouts.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { listRequestedPayouts } from "#db/queries/money/payments.ts";

const AT_MOST = 500;
const USAGE = "Say `payouts`, `payouts pay ID` or `payouts refuse ID`.";

async function list(db: Db): Promise<string> {
  const waiting = await listRequestedPayouts(db, AT_MOST);
  if (waiting.length === 0) return "Nobody waits to be paid out.";
  const lines = waiting.map(({ id, amount, createdAt, name, email }) =>
    [id, `${formatMxn(amount)} MXN`, createdAt.toISOString().slice(0, 16), name, email ?? ""]
      .join("  ")
      // A person's name may contain terminal control characters.
      .replaceAll(/\p{Cc}/gu, " ")
      .trimEnd(),
  );
  const sum = waiting.reduce((total, { amount }) => total + amount, 0);
  return [...lines, `${waiting.length} requests, ${formatMxn(sum)} MXN`].join("\n");
}

async function end(db: Db, verb: "pay" | "refuse", payoutId: string): Promise<string> {
  const command = verb === "pay" ? payPayout : refusePayout;
  const now = new Date();
  const ended = await retryTransaction(() =>
    db.transaction((tx) => command(tx, { payoutId, now })),
  );
  const done = verb === "pay" ? "paid" : "back in the person's balance";
  if (ended.kind === "done")
    return `${payoutId}: ${formatMxn(ended.amount)} MXN ${ended.wasEnded ? "was" : "is"} ${done}`;
  throw new Error(
    ended.reason === "paid"
      ? `${payoutId} was paid already: it cannot be refused.`
      : `No request ${payoutId} waits: it was cancelled, or never there.`,
  );
}

async function main(url: string | undefined, [verb, id, ...rest]: string[]): Promise<string> {
  if (!url) throw new Error("DATABASE_URL is not set: in which database are the payouts?");
  if (rest.length > 0) throw new Error(USAGE);
  const connection = createDb(url, { max: 1 });
  try {
    if (verb === undefined) return await list(connection.db);
    if ((verb !== "pay" && verb !== "refuse") || !id) throw new Error(USAGE);
    return await end(connection.db, verb, id);
  } finally {
    await connection.close();
  }
}

try {
  console.log(await main(process.env.DATABASE_URL, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
