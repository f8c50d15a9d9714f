/**
 * Requested payouts in the database in DATABASE_URL: `payouts.ts` lists them with where to send them,
 * decrypted with the application's key (PLAZA_SECRET_KEY or its file), `payouts.ts pay ID`
 * records a payment that the operator made by other means, `payouts.ts refuse ID` returns the held
 * amount. The person is notified of either. In production: `node build/payouts.js`.
 */
import { bankName } from "#domain/money/clabe.ts";
import { formatMxn } from "#domain/money/money.ts";
import type { Db } from "#db/connection/client.ts";
import { payPayout, refusePayout } from "#db/commands/money/payouts.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { listRequestedPayouts } from "#db/queries/money/payments.ts";
import { answerOnDatabase } from "./answer-on-database.ts";

const AT_MOST = 500;
const USAGE = "Say `payouts`, `payouts pay ID` or `payouts refuse ID`.";

async function list(db: Db): Promise<string> {
  const waiting = await listRequestedPayouts(db, AT_MOST);
  if (waiting.length === 0) return "Nobody waits to be paid out.";
  const destinationOf = await readDestinations();
  const lines = waiting.map(({ id, amount, createdAt, name, email, ...payout }) => {
    const day = createdAt.toISOString().slice(0, 16);
    const words = [id, `${formatMxn(amount)} MXN`, day, name, email ?? "", destinationOf(payout)];
    return (
      words
        .filter((word) => word !== "")
        .join("  ")
        // Names may contain control characters of terminals, and of text direction.
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
        .trimEnd()
    );
  });
  const sum = waiting.reduce((total, { amount }) => total + amount, 0);
  return [...lines, `${waiting.length} requests, ${formatMxn(sum)} MXN`].join("\n");
}

type Destined = Awaited<ReturnType<typeof listRequestedPayouts>>[number];

/** Late: it reads the environment, which only the list needs. */
async function readDestinations() {
  const { unsealDestination } = await import("#adapters/secrets/payout-destination.server.ts");
  return ({ sealedDestination, personId }: Pick<Destined, "sealedDestination" | "personId">) => {
    if (sealedDestination === null) return "(nowhere said: ask them)";
    const destination = unsealDestination(sealedDestination, personId);
    if (!destination) return "(unreadable: PLAZA_SECRET_KEY?)";
    const { method, holder, account } = destination;
    const bank = method === "clabe" ? bankName(account.slice(0, 3)) : undefined;
    return [METHOD_NAMES[method], bank, account, `(${holder})`].filter(Boolean).join(" ");
  };
}

const METHOD_NAMES = { clabe: "CLABE", paypal: "PayPal", bank: "bank account" } as const;

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

await answerOnDatabase("are the payouts", (db, [verb, id, ...rest]) => {
  if (rest.length > 0) throw new Error(USAGE);
  if (verb === undefined) return list(db);
  if ((verb !== "pay" && verb !== "refuse") || !id) throw new Error(USAGE);
  return end(db, verb, id);
});
