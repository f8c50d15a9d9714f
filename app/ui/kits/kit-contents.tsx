import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { PartList, type ShownPart } from "./part-list.tsx";

/** A kit's parts and permissions. Nothing where there is none. */
export function KitContents({
  adds,
  permissions,
}: {
  adds?: readonly ShownPart[] | undefined;
  permissions: readonly string[];
}) {
  const lang = useLang();
  return (
    <>
      {adds && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-800">{m.kits_adds({}, lang)}</h2>
          <PartList parts={adds} />
        </section>
      )}
      {permissions.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-800">{m.kits_may({}, lang)}</h2>
          <ul className="flex flex-col gap-2">
            {permissions.map((text) => (
              <li key={text} className="flex gap-3">
                <span className="i-lucide-check mt-1 shrink-0 text-kind" aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{m.kits_may_nothing_else({}, lang)}</p>
        </section>
      )}
    </>
  );
}
