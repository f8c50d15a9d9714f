import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import {
  portalDoneText,
  portalRefusalText,
  seeProLink,
  suiteOutcomes,
  thingsLink,
} from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  awaitPortalApp,
  installPortalApp,
  uninstallPortalApp,
} from "#db/commands/shop/portal-apps.ts";
import { installSuite, removeSuite, type SuiteInstalled } from "#db/commands/shop/suites.ts";

const FORM = z.object({
  intent: z.enum(["install-app", "uninstall-app", "await-app", "install-suite", "remove-suite"]),
  app: typedText(),
  suite: typedText(),
});

const STATUSES = { "needs-pro": 402, "coming-soon": 409, there: 409 } as const;

/** The result of a command; for a suite with the outcome of each app. */
type Pressed =
  | {
      kind: "done";
      name: string;
      heldBy?: string[];
      apps?: Extract<SuiteInstalled, { kind: "done" }>["apps"];
    }
  | { kind: "refused"; reason: "gone" | keyof typeof STATUSES };

/**
 * Installs or uninstalls an app or a suite, or subscribes to an app's release ("Avísame"). All are
 * idempotent by nature, so the forms have no key. The result, for a suite app by app, is shown on
 * this page without a redirect.
 *
 * @throws a 404 Response for an unknown app or suite, what `readForm` throws
 */
export async function answerPortalsAction({ request, context }: ActionFunctionArgs) {
  const { intent, app: appId, suite: suiteId } = await readForm(request, FORM);
  const now = new Date();
  const lang = requestLang(request);
  const written = await writeAs({ request, context }, (tx, { personId }): Promise<Pressed> => {
    switch (intent) {
      case "install-app":
        return installPortalApp(tx, { personId, appId, now });
      case "uninstall-app":
        return uninstallPortalApp(tx, { personId, appId, now });
      case "await-app":
        return awaitPortalApp(tx, { personId, appId, now });
      case "install-suite":
        return installSuite(tx, { personId, suiteId, now });
      case "remove-suite":
        return removeSuite(tx, { personId, suiteId, now });
    }
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") {
    const { name, heldBy, apps } = value;
    const text = portalDoneText(intent, { name, suite: heldBy?.[0] }, lang);
    const link = intent.startsWith("install") ? thingsLink(lang) : undefined;
    return done({ intent, text, link, ...(apps && { value: suiteOutcomes(apps, lang) }) }, headers);
  }
  const { reason } = value;
  if (reason === "gone") throw new Response("Not there.", { status: 404 });
  const link = reason === "needs-pro" ? seeProLink(lang) : undefined;
  const text = portalRefusalText(reason, lang);
  return refuse({ intent, status: STATUSES[reason], reason, text, link });
}
