import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FootAlert } from "#app/ui/foot-alert.tsx";
import { notWrittenText } from "#app/ui/not-written-text.ts";

/** What was just done with an app, or why nothing was. */
export function MarketplaceAnswer({
  code,
  notWritten,
}: {
  code: string | undefined;
  notWritten: { waitSeconds: number; isConflict: boolean } | undefined;
}) {
  const lang = useLang();
  if (notWritten) return <FootAlert>{notWrittenText(notWritten, lang)}</FootAlert>;
  return (
    <FootAlert>
      {code === "app-there" ? m.money_app_installed({}, lang) : m.money_app_uninstalled({}, lang)}
    </FootAlert>
  );
}
