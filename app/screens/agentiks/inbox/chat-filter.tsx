import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { InboxData } from "./load-inbox.server.ts";
import { tabAddress } from "./inbox-tabs.tsx";

/** The search in customers' messages, and the choice of an agentik and a label; in the address. */
export function ChatFilter({
  view,
  agentiks,
  labels,
}: Pick<InboxData, "view" | "agentiks" | "labels">) {
  const lang = useLang();
  const { tab, agentik, label, q } = view;
  const isFiltered = agentik !== "" || label !== "" || q !== "";
  return (
    // The key remounts the form for each filter, so that its fields show it, also after Back.
    <Form
      key={`${tab} ${agentik} ${label} ${q}`}
      action={paths.inbox}
      role="search"
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="tab" value={tab} />
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label={m.inbox_search({}, lang)}
        placeholder={m.inbox_search({}, lang)}
        className="field flex-1 min-w-50"
      />
      {agentiks.length > 1 && (
        <select
          name="agentik"
          defaultValue={agentik}
          aria-label={m.inbox_filter_agentik({}, lang)}
          className="field select w-auto min-w-0 max-w-full"
        >
          <option value="">
            {m.inbox_filter_agentik({}, lang)}: {m.inbox_filter_all({}, lang)}
          </option>
          {agentiks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {labels.length > 0 && (
        <select
          name="label"
          defaultValue={label}
          aria-label={m.inbox_filter_label({}, lang)}
          className="field select w-auto min-w-0 max-w-full"
        >
          <option value="">
            {m.inbox_filter_label({}, lang)}: {m.inbox_filter_any({}, lang)}
          </option>
          {labels.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      <button className="btn">{m.inbox_filter({}, lang)}</button>
      {isFiltered && (
        <Link to={tabAddress(tab)} className="btn">
          {m.inbox_filter_clear({}, lang)}
        </Link>
      )}
    </Form>
  );
}
