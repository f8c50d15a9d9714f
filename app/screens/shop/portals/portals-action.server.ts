import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { appLink, appRemovedText } from "#app/presenters/answers/kits.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import {
  portalDoneText,
  portalRefusalText,
  seeProLink,
  suiteOutcomes,
  thingsLink,
} from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeWithKits } from "#app/screens/shop/write-with-kits.server.ts";
import { db } from "#db/connection/live-database.ts";
import {
  awaitPortalApp,
  installPortalApp,
  uninstallPortalApp,
} from "#db/commands/shop/portal-apps.ts";
import type { KeptThing } from "#db/commands/shop/kits/remove-kit.ts";
import { installSuite, removeSuite, type SuiteInstalled } from "#db/commands/shop/suites.ts";
import { listSuiteAppIds } from "#db/queries/shop/kits/missing-kits.ts";
import { partKindName } from "#app/presenters/kits/kit-part-names.server.ts";

const FORM = z.object({
  intent: z.enum(["install-app", "uninstall-app", "await-app", "install-suite", "remove-suite"]),
  app: typedText(),
  suite: typedText(),
});

const STATUSES = {
  "needs-pro": 402,
  "coming-soon": 409,
  "commands-full": 409,
  there: 409,
} as const;

/** The result of a command; for a suite with the outcome of each app. */
type Pressed =
  | {
      kind: "done";
      name: string;
      heldBy?: string[];
      /** Things of an app that stay. */
      kept?: KeptThing[] | number;
      /** Things of a suite's apps that stay; its `kept` counts apps. */
      keptThings?: KeptThing[];
      apps?: Extract<SuiteInstalled, { kind: "done" }>["apps"];
    }
  | { kind: "refused"; reason: "gone" | keyof typeof STATUSES };

/**
 * Installs or uninstalls an app or a suite with the kits, or subscribes to an app's release ("Avísame"). All are
 * idempotent by nature, so the forms have no key. The result, for a suite app by app, is shown on
 * this page without a redirect.
 *
 * @throws a 404 Response for an unknown app or suite, what `readForm` throws
 */
export async function answerPortalsAction({ request, context }: ActionFunctionArgs) {
  const { intent, app: appId, suite: suiteId } = await readForm(request, FORM);
  const now = new Date();
  const lang = requestLang(request);
  const offerIds =
    intent === "install-app"
      ? [appId]
      : intent === "install-suite"
        ? await listSuiteAppIds(db, suiteId)
        : [];
  const kits = { offerIds, locale: lang.locale };
  const written = await writeWithKits(
    { request, context },
    kits,
    (tx, { personId }, wish): Promise<Pressed> => {
      switch (intent) {
        case "install-app":
          return installPortalApp(tx, { personId, appId, now, ...wish });
        case "uninstall-app":
          return uninstallPortalApp(tx, { personId, appId, now });
        case "await-app":
          return awaitPortalApp(tx, { personId, appId, now });
        case "install-suite":
          return installSuite(tx, { personId, suiteId, now, ...wish });
        case "remove-suite":
          return removeSuite(tx, { personId, suiteId, now });
      }
    },
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") {
    const { name, heldBy, apps, kept, keptThings } = value;
    const stays = keptThings ?? (Array.isArray(kept) ? kept : []);
    const text =
      stays.length > 0
        ? appRemovedText(
            name,
            stays.map((thing) => `${partKindName(thing.kind, lang)}: ${thing.name}`),
            lang,
          )
        : written.asTexts.length > 0
          ? m.kits_done_as_text({}, lang)
          : portalDoneText(intent, { name, suite: heldBy?.[0] }, lang);
    const link =
      intent === "install-app"
        ? appLink(appId, lang)
        : intent === "install-suite"
          ? thingsLink(lang)
          : undefined;
    return done({ intent, text, link, ...(apps && { value: suiteOutcomes(apps, lang) }) }, headers);
  }
  const { reason } = value;
  if (reason === "gone") throw new Response("Not there.", { status: 404 });
  const link = reason === "needs-pro" ? seeProLink(lang) : undefined;
  const text = portalRefusalText(reason, lang);
  return refuse({ intent, status: STATUSES[reason], reason, text, link });
}
