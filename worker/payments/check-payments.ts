import type { Logger } from "pino";
import type { Connection, Db } from "#db/connection/client.ts";
import { claimChecks, postponeCheck } from "#db/commands/money/claim-checks.ts";
import { checkTopUp, type PaymentSource } from "#db/commands/money/sync-payments.ts";
import { startNotifiedLoop } from "#worker/notified-loop.ts";

const EVERY_MS = 60_000;
/** Providers limit how often they are asked; with this many a pass ends within a minute. */
const CHECKS_AT_ONCE = 25;
/** Required by the loop; no code notifies this channel. */
const CHANNEL = "plaza_payments";

export interface PaymentChecks {
  /** The providers that are on. */
  providers: readonly PaymentSource[];
  log: Pick<Logger, "warn">;
  clock?: () => Date;
}

/**
 * One pass of reconciliation: asks the providers about top-ups whose time has come, books what was paid,
 * ends what was not, and lists differences. A provider that does not answer is asked again later and does not
 * delay the others.
 *
 * @returns how many top-ups were looked at
 */
export async function checkPayments(
  db: Db,
  { providers, log, clock = () => new Date() }: PaymentChecks,
  signal: AbortSignal,
): Promise<number> {
  const due = await claimChecks(db, {
    providers: providers.map(({ name }) => name),
    limit: CHECKS_AT_ONCE,
    now: clock(),
  });
  const away = new Set<string>();
  for (const check of due) {
    if (signal.aborted) break;
    const source = providers.find(({ name }) => name === check.provider);
    if (!source) continue;
    const { topUpId, failures } = check;
    if (away.has(source.name)) {
      await postponeCheck(db, { topUpId, failures, now: clock() });
      continue;
    }
    try {
      await checkTopUp(db, source, check, clock());
    } catch (error) {
      // The rest of this pass need not wait for the same provider.
      if (error instanceof Error && error.name === "ProviderAway") away.add(source.name);
      const line = { err: error, provider: source.name, topUpId, failures: failures + 1 };
      log.warn(line, "a payment could not be checked");
      await postponeCheck(db, { topUpId, failures, now: clock() });
    }
  }
  return due.length;
}

/** Reconciles payments every minute, until it is stopped. Any number of processes may do so. */
export function startPaymentChecks(
  { db, sql }: Pick<Connection, "db" | "sql">,
  options: PaymentChecks,
): { stop(): Promise<void> } {
  return startNotifiedLoop(sql, {
    channel: CHANNEL,
    everyMs: EVERY_MS,
    name: "payment checks",
    work: async (signal) => {
      while (!signal.aborted && (await checkPayments(db, options, signal)) === CHECKS_AT_ONCE);
    },
    log: options.log,
  });
}
