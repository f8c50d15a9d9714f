import { Form } from "@remix-run/react";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemStrip } from "#app/ui/detail/item-strip.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownOwnKit } from "./route.tsx";

const EXPLAINED = {
  draft: undefined,
  published: undefined,
  "in-review": m.ownkits_in_review_text,
  refused: m.ownkits_refused_text,
  withdrawn: m.ownkits_withdrawn_text,
  "taken-down": m.ownkits_down_text,
} satisfies Record<ShownOwnKit["stateCode"], unknown>;

/** Name and state of a kit, the reason for a refusal or takedown, and the next step. */
export function KitState({ kit }: { kit: ShownOwnKit }) {
  const lang = useLang();
  const { id, name, textLang, state, stateCode, version, published, reason } = kit;
  const explained = EXPLAINED[stateCode]?.({}, lang);
  return (
    <header className="flex flex-col gap-2 pt-2">
      <p>
        <Link to={kitPaths.kits} className="text-accent font-600">
          {m.ownkits_title({}, lang)}
        </Link>
      </p>
      <div className="card overflow-hidden">
        <ItemStrip
          kind="offer"
          item={{ id, name }}
          lang={textLang === lang.locale ? undefined : textLang}
        />
      </div>
      <p className="text-ink-soft">
        <b className="text-ink">{state}</b> · {version}
        {published !== undefined && stateCode !== "published" && ` · ${published}`}
      </p>
      {kit.isPublished && (
        <p>
          <Link to={paths.app(id)} className="text-accent font-600">
            {m.ownkits_see_published({}, lang)}
          </Link>
        </p>
      )}
      {explained !== undefined && <p>{explained}</p>}
      {reason !== null && (
        <p className="card p-4 break-words whitespace-pre-line">
          <b>{m.ownkits_reason({}, lang)}:</b> {reason}
        </p>
      )}
      {kit.isInReview && (
        <Form method="post">
          <button name="intent" value="take-back" className="btn">
            {m.ownkits_take_back({}, lang)}
          </button>
        </Form>
      )}
      {!kit.isAccount && (
        <p className="text-ink-soft">
          {m.ownkits_mine_guest({}, lang)}{" "}
          <Link to={withNext(paths.signup, kitPaths.ownKit(id))} className="underline">
            {m.ownkits_signup({}, lang)}
          </Link>
        </p>
      )}
    </header>
  );
}
