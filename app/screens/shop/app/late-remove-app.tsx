import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownApp } from "./app-page.tsx";

/** Asks once before a kit is removed: what goes, and what stays. */
export function RemoveApp({
  app: { id, name, kind },
  removal: { goes, stays },
}: {
  app: ShownApp;
  removal: NonNullable<ShownApp["removal"]>;
}) {
  const lang = useLang();
  return (
    <section
      id="remove"
      aria-labelledby="remove-title"
      className="card border-kind flex flex-col gap-3 p-4"
    >
      <h2 id="remove-title" className="text-lg font-700">
        {m.kits_remove_title({ name }, lang)}
      </h2>
      {goes.length === 0 ? (
        <p>{m.kits_remove_none({}, lang)}</p>
      ) : (
        <Things title={m.kits_remove_goes({}, lang)} things={goes} />
      )}
      {stays.length > 0 && <Things title={m.kits_remove_stays({}, lang)} things={stays} />}
      {kind === "perk" && <p>{m.kits_remove_perk({}, lang)}</p>}
      <Form method="post" action={paths.app(id)} className="flex flex-wrap gap-3">
        <button name="intent" value="remove" className="btn">
          {m.kits_remove_yes({}, lang)}
        </button>
        <Link to={paths.app(id)} className="btn">
          {m.kits_remove_no({}, lang)}
        </Link>
      </Form>
    </section>
  );
}

function Things({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <p className="font-600">{title}</p>
      <ul className="list-disc pl-5">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
