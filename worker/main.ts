/**
 * `node build/worker.js`: background work in a process of its own. A web process starts one beside
 * itself; where BACKGROUND_WORK=off, it is started by hand, on any number of machines. On SIGTERM or
 * SIGINT, and when the process that started it is gone, it gives back what it works on and exits with 0.
 */
import { fileURLToPath } from "node:url";
import { createDb } from "#db/connection/client.ts";
import { createLog } from "#db/connection/log.ts";
import { BASE_URLS, isListedHost } from "#domain/runs/models/model-provider.ts";
import { mailDelivery } from "#adapters/mail/deliver-mail.ts";
import { createImap } from "#adapters/channels/mail/imap.server.ts";
import { createSmtp } from "#adapters/channels/mail/smtp.server.ts";
import { createTelegram } from "#adapters/channels/telegram.server.ts";
import { createWhatsapp } from "#adapters/channels/whatsapp.server.ts";
import { createMcp } from "#adapters/mcp/mcp-client.server.ts";
import { createWebCaller } from "#adapters/network/call-web.server.ts";
import { startReadingMail } from "./channels/read-mail.ts";
import { startSending } from "./channels/send-messages.ts";
import { createModels, withoutCalls, type Models } from "./models/models.ts";
import { startProviderTests } from "./models/test-providers.ts";
import { answerByModelOr } from "./runs/by-model/answer-by-model.ts";
import { startNoticeMails } from "./notices/mail-notices.ts";
import { startPaymentChecks } from "./payments/check-payments.ts";
import { startDuties } from "./duties/start-duties.ts";
import { answerByEngine } from "./runs/embedded.ts";
import { executorsWith } from "./runs/executors.ts";
import { startRuns } from "./runs/start-runs.ts";
import { createWorkerMetrics } from "./metrics.ts";
import { startTelling } from "./tools/tell-owners.ts";
import { startRenewals } from "./renewals.ts";

/** Between two tries to start while the database is away, in milliseconds. */
const RETRY_MS = 2_000;
/** Beside the bundle, `build/worker.js`. */
const READER_PROGRAM = fileURLToPath(new URL("./read-document.js", import.meta.url));
/** For what is left to do at the end, in milliseconds. */
const STOP_MS = 8_000;

// Imported dynamically, so that an invalid variable prints its own message instead of a stack
// trace.
const { env } = await import("#config/env.ts").catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
const { fileStore } = await import("#adapters/storage/file-store.server.ts");
const { pushSender } = await import("#adapters/push/push-sender.server.ts");
const { unsealSecret } = await import("#adapters/secrets/stored-secret.server.ts");
const { realProviders } = await import("#adapters/payments/provider.server.ts");
const { unsealChannelSecret } = await import("#adapters/channels/channel-secrets.server.ts");
const { unsealMcpToken } = await import("#adapters/mcp/mcp-token.server.ts");

const log = createLog(env.LOG_LEVEL);
const metrics = env.WORKER_METRICS_PORT
  ? await createWorkerMetrics(env.DATABASE_URL, { port: env.WORKER_METRICS_PORT, host: env.HOST })
  : undefined;
let isStopping = false;

const renewals = startRenewals(env.DATABASE_URL, {
  log,
  deleteFile: (key) => fileStore.delete(key),
  readFile: (key) => fileStore.get(key),
  readerProgram: READER_PROGRAM,
  sendPush: pushSender(),
  ...(metrics && { onRow: metrics.onRow }),
});
/**
 * Shared by the loops that mostly wait: two connections that query and one that listens, since every
 * worker process has its own.
 */
const shared = createDb(env.DATABASE_URL, { max: 2 });
const duties = startDuties(shared, { log, ...(metrics && { onRow: metrics.onRow }) });
const models = createModels(env, { unsealSecret, baseUrls: BASE_URLS });
const deliverMail = mailDelivery(env);
const isToolHostAllowed = (host: string) => isListedHost(host, env.TOOL_HOSTS_ALLOWED);
const callWeb = createWebCaller({ isAllowedHost: isToolHostAllowed });
const mcp = {
  client: createMcp({ isAllowedHost: isToolHostAllowed }),
  unsealToken: unsealMcpToken,
};
const starting = onceConnected("runs", startAnswering);
const testing = startProviderTests(shared, { models, log });
const isMailHostAllowed = (host: string) => isListedHost(host, env.MAIL_HOSTS_ALLOWED);
const sending = startSending(shared, {
  telegram: createTelegram({ apiRoot: env.TELEGRAM_API_ROOT }).send,
  whatsapp: createWhatsapp({ apiRoot: env.WHATSAPP_API_ROOT }).send,
  email: createSmtp({ isAllowedHost: isMailHostAllowed }).send,
  unseal: unsealChannelSecret,
  log,
});
const readingMail = startReadingMail(shared, {
  imap: createImap({ isAllowedHost: isMailHostAllowed }),
  unseal: unsealChannelSecret,
  log,
});
const telling = startTelling(shared, { deliverMail, publicUrl: env.PUBLIC_URL, log });
const mailing =
  deliverMail && env.PUBLIC_URL
    ? startNoticeMails(shared, { deliverMail, publicUrl: env.PUBLIC_URL, log })
    : undefined;
const paying =
  realProviders.length > 0
    ? startPaymentChecks(shared, { providers: realProviders, log })
    : undefined;
log.info("background work has started");

function startAnswering() {
  const executorsOf = (models: Models) =>
    executorsWith(
      answerByModelOr(models, answerByEngine),
      { readFile: (key) => fileStore.get(key), readerProgram: READER_PROGRAM },
      models,
      { deliverMail, callWeb, mcp },
    );
  return startRuns(env.DATABASE_URL, {
    executors: executorsOf(models),
    quick: executorsOf(withoutCalls(models)),
    log,
    ...(metrics && { onEnd: metrics.onRunEnd, onRow: metrics.onRow }),
  });
}

/** Starts work on the database, as soon as that is there. */
async function onceConnected<Started>(what: string, start: () => Promise<Started>) {
  while (!isStopping) {
    try {
      return await start();
    } catch (error) {
      log.warn({ err: error, waitMs: RETRY_MS, what }, "background work waits for the database");
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return undefined;
}

async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await Promise.all([
    renewals.stop(),
    duties.stop(),
    telling.stop(),
    starting.then((runs) => runs?.stop()),
    testing.stop(),
    sending.stop(),
    readingMail.stop(),
    mailing?.stop(),
    paying?.stop(),
    metrics?.close(),
  ]);
  await shared.close();
  log.info({ reason }, "background work has stopped");
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
process.on("disconnect", () => void stop("the process that started it is gone"));
