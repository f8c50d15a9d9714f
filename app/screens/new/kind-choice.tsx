import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { Link } from "#app/ui/links/link.tsx";

export const KIND_NAMES = {
  space: m.create_space,
  artifakt: m.create_artifakt,
  agentik: m.create_agentik,
  challenge: m.create_challenge,
} satisfies Record<ItemKind, unknown>;

const KIND_LINES = {
  space: m.create_space_is,
  artifakt: m.create_artifakt_is,
  agentik: m.create_agentik_is,
  challenge: m.create_challenge_is,
} satisfies Record<ItemKind, unknown>;

/** Id of the form of the chosen kind. */
export const FORM_ID = "new-item";

/**
 * The four kinds. Once a form is there, choosing another kind sends it, so that name, description and
 * tags go along.
 */
export function KindChoice({ kind }: { kind: ItemKind | null }) {
  const lang = useLang();
  return (
    <nav aria-label={m.create_choose({}, lang)} className="grid grid-cols-2 md:grid-cols-4 gap-3">
      {ITEM_KINDS.map((other) => {
        const to = `${paths.create}?tipo=${other}`;
        const look = `kind-${other} card overflow-hidden flex flex-col text-left hover:border-kind aria-[current=true]:border-kind`;
        const inside = (
          <>
            <Cover kind={other} id={other} className="w-full h-20" />
            <span className="block px-3 pt-3 font-600">{KIND_NAMES[other]({}, lang)}</span>{" "}
            <span className="block px-3 pb-3 text-sm text-ink-soft">
              {KIND_LINES[other]({}, lang)}
            </span>
          </>
        );
        return kind && other !== kind ? (
          <button
            key={other}
            form={FORM_ID}
            formAction={`${to}&carry=1`}
            formNoValidate
            className={look}
          >
            {inside}
          </button>
        ) : (
          <Link
            key={other}
            to={to}
            preventScrollReset
            aria-current={other === kind ? "true" : undefined}
            className={look}
          >
            {inside}
          </Link>
        );
      })}
    </nav>
  );
}
