import { data, type ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  awaitPortalApp,
  installPortalApp,
  installSuite,
  removeSuite,
  uninstallPortalApp,
} from "#db/commands/shop/portal-apps.ts";

const REFUSED = { "needs-pro": 402, "coming-soon": 409, there: 409 } as const;

/**
 * Install and uninstall of an app or a suite, and "Avísame". All of them are done once by nature: an
 * app is held by something or not. What came of it, app by app for a suite, is said on this page.
 *
 * @throws a 400 Response for an intent that is not known, a 404 Response for an app or a suite that
 *   is not there
 */
export async function answerPortalsAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const [appId, suiteId] = [textField(form, "app"), textField(form, "suite")];
  const intent = textField(form, "intent");
  const now = new Date();
  const written = await writeAs({ request, context }, async (tx, { personId }) => {
    switch (intent) {
      case "install-app":
        return { intent, ...(await installPortalApp(tx, { personId, appId, now })) } as const;
      case "uninstall-app":
        return { intent, ...(await uninstallPortalApp(tx, { personId, appId, now })) } as const;
      case "await-app":
        return { intent, ...(await awaitPortalApp(tx, { personId, appId, now })) } as const;
      case "install-suite":
        return { intent, ...(await installSuite(tx, { personId, suiteId, now })) } as const;
      case "remove-suite":
        return { intent, ...(await removeSuite(tx, { personId, suiteId, now })) } as const;
      default:
        throw new Response("Unknown intent.", { status: 400 });
    }
  });
  if (!written.isDone) return written.answer;
  const { value, headers } = written;
  if (value.kind === "done") return data({ done: value }, { headers });
  if (value.reason === "gone") throw new Response("Not there.", { status: 404 });
  const name = "name" in value ? value.name : "";
  return data({ problem: value.reason, name }, { status: REFUSED[value.reason] });
}
