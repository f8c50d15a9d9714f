import { PROVIDERS_MAX, readProvider } from "#domain/runs/models/model-provider.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { untilTested } from "#app/session/provider-test.server.ts";
import { writeAs, type WriteArgs, type Writer } from "#app/session/write-as.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import { sealSecret } from "#adapters/secrets/stored-secret.server.ts";
import type { Db } from "#db/connection/client.ts";
import { makeDefault, stopDefault, testAgain } from "#db/commands/runs/models/choose-provider.ts";
import { connectProvider, removeProvider } from "#db/commands/runs/models/connect-provider.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { MODELS_FORM, PROVIDER_RULES, providerProblemTexts } from "./models-form.server.ts";

type Refusal = "account" | "full" | "gone" | "untested" | "unavailable";
type Done = { kind: "done"; id?: string } | { kind: "refused"; reason: Refusal };

const REFUSED = {
  account: m.models_account,
  full: m.models_full,
  gone: m.models_gone,
  untested: m.models_untested,
  unavailable: m.models_unavailable,
};
const STATUSES: Record<Refusal, number> = {
  account: 403,
  full: 409,
  gone: 404,
  untested: 409,
  unavailable: 503,
};
/** Flash codes. */
const DONE = {
  connect: "model-connected",
  default: "model-default",
  stop: "model-stopped",
  test: "model-tested",
  remove: "model-removed",
} as const;

/**
 * Connects a provider, chooses the one that answers, tests or removes one. Waits for the end of a test.
 *
 * @throws the redirect after success, what `readForm` throws
 */
export async function answerModels(args: WriteArgs) {
  const { request } = args;
  const { intent, key, provider: id, apiKey, ...form } = await readForm(request, MODELS_FORM);
  const lang = requestLang(request, "spanish");
  const { kind, baseUrl, model, priceIn, priceOut } = form;
  const typed = { kind, baseUrl, model, priceIn, priceOut };
  const refuseFor = (reason: Refusal) =>
    refuse({
      intent,
      status: STATUSES[reason],
      reason,
      text: REFUSED[reason]({ max: PROVIDERS_MAX }, lang),
      ...(reason === "account" && {
        link: { to: withNext(paths.signup, paths.models), text: m.account_signup_submit({}, lang) },
      }),
      typed,
    });
  const work = workOf();
  if (!("run" in work)) return work;
  const { run } = work;
  // Fingerprint without the API key, so that no trace of it is stored with the idempotency key.
  const payload = { intent, id, ...typed };
  const written = await writeAs(args, (tx, writer) =>
    idempotent<Done>(
      tx,
      { personId: writer.personId, key, scope: `models-${intent}`, payload },
      () => run(tx, writer),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") return refuseFor(value.reason);
  const tested = intent === "test" ? id : value.id;
  if (tested !== undefined) await untilTested(tested);
  throw redirectWithFlash(request, paths.models, { code: DONE[intent], about: "models" }, headers);

  /** The write of this intent, or the refusal of typed values. */
  function workOf() {
    const now = new Date();
    type Run = (tx: Db, writer: Writer) => Promise<Done>;
    const does = (run: Run) => ({ run });
    switch (intent) {
      case "default":
        return does((tx, { personId }) => makeDefault(tx, { personId, id }));
      case "stop":
        return does((tx, { personId }) => stopDefault(tx, personId));
      case "test":
        return does((tx, { personId }) => testAgain(tx, { personId, id }, now));
      case "remove":
        return does((tx, { personId }) => removeProvider(tx, { personId, id }));
      case "connect": {
        const read = readProvider({ ...typed, key: apiKey }, PROVIDER_RULES);
        if ("problems" in read) {
          const fields = providerProblemTexts(read.problems, lang);
          const text = m.models_refused({}, lang);
          return refuse({ intent, status: 422, reason: "fields", text, fields, typed });
        }
        const { provider } = read;
        if (provider.key !== undefined && !HAS_SECRET_KEY) return refuseFor("unavailable");
        return does((tx, { personId }) =>
          connectProvider(tx, { personId, provider, sealKey: sealSecret, now }),
        );
      }
    }
  }
}
