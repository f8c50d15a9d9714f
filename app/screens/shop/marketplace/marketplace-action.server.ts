import { data, type ActionFunctionArgs } from "@remix-run/node";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { MARKETPLACE_LIST } from "#domain/shop/marketplace-list.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  buyMarketplaceMonth,
  installMarketplaceApp,
  uninstallMarketplaceApp,
} from "#db/commands/shop/marketplace-apps.ts";

/** The button says the price it was pressed at: `buy-month $12.00`. */
const INTENT = /^(install|uninstall|buy-month)(?: \$([\d,]{1,12})\.(\d{2}))?$/;

/**
 * Install, uninstall, or a paid month of an app (spec 2 "Marketplace"). Each is done once by nature:
 * an app is installed or not, a month is paid or not.
 *
 * @throws a 400 Response for an unknown intent, a 404 Response for an app that is not there
 */
export async function answerMarketplaceAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const [, intent, whole, cents] = INTENT.exec(textField(form, "intent")) ?? [];
  if (!intent) throw new Response("Unknown intent.", { status: 400 });
  const appId = textField(form, "app");
  const now = new Date();
  const shownCents =
    whole === undefined ? undefined : Number(whole.replaceAll(",", "")) * 100 + Number(cents);
  const written = await writeAs({ request, context }, async (tx, { personId }) => {
    const input = { personId, appId, now };
    if (intent === "install") return installMarketplaceApp(tx, input);
    if (intent === "uninstall") return uninstallMarketplaceApp(tx, input);
    return buyMarketplaceMonth(tx, { ...input, shownCents });
  });
  if (!written.isDone) return written.answer;
  const { value, headers } = written;
  if (value.kind === "done") {
    const state = parseListState(new URL(request.url).searchParams, MARKETPLACE_LIST);
    const here = `${paths.marketplace}${listQuery(state, MARKETPLACE_LIST)}`;
    const code = intent === "uninstall" ? "app-gone" : "app-there";
    throw redirectWithFlash(request, `${here}#${appId}`, { code, about: appId }, headers);
  }
  if (value.reason === "gone") throw new Response("No such app.", { status: 404 });
  const { name } = value;
  return value.reason === "short"
    ? data({ app: appId, name, problem: value.reason, cents: value.missing }, { status: 402 })
    : data(
        { app: appId, name, problem: value.reason, cents: value.cents },
        { status: value.reason === "needs-payment" ? 402 : 409 },
      );
}
