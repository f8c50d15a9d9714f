import { Form } from "@remix-run/react";
import type { ExampleState } from "#domain/agentiks/examples/examples.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Block } from "#app/ui/markdown/blocks.ts";
import { Markdown } from "#app/ui/markdown/markdown.tsx";

const STATES = {
  same: [m.examples_state_same, "i-lucide-check", "text-success"],
  changed: [m.examples_state_changed, "i-lucide-circle-alert", "text-warning"],
  unchecked: [m.examples_state_unchecked, "i-lucide-clock", "text-ink-soft"],
} as const satisfies Record<ExampleState, unknown>;

/** A question with the answer that was saved, and the one that the newest version gives if it differs. */
export function ExampleCard({
  example: { id, question, saved, now, isByModel, state },
}: {
  example: {
    id: string;
    question: string;
    saved: readonly Block[];
    now: readonly Block[] | null;
    isByModel: boolean;
    state: ExampleState;
  };
}) {
  const lang = useLang();
  const [name, icon, colour] = STATES[state];
  return (
    <li id={id} className={`card p-4 flex flex-col gap-3 ${now ? "border-warning" : ""}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="font-700 break-words min-w-0 whitespace-pre-wrap">{question}</h2>
        <p className={`inline-flex items-center gap-2 text-sm font-600 ${colour}`}>
          <span className={icon} aria-hidden="true" />
          {name({}, lang)}
        </p>
      </div>
      <Said title={m.examples_saved({}, lang)} blocks={saved} />
      {now && <Said title={m.examples_now({}, lang)} blocks={now} />}
      {isByModel && <p className="text-sm text-ink-soft">{m.examples_model({}, lang)}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="example" value={id} />
        {now && (
          <button name="intent" value="accept" className="btn">
            {m.examples_accept({}, lang)}
          </button>
        )}
        <button
          name="intent"
          value="delete"
          aria-label={m.examples_delete_one({ question }, lang)}
          className="btn text-danger"
        >
          {m.examples_delete({}, lang)}
        </button>
      </Form>
    </li>
  );
}

const Said = ({ title, blocks }: { title: string; blocks: readonly Block[] }) => (
  <div className="rounded-card bg-raised px-3 py-2 break-words">
    <p className="text-sm font-600 text-ink-soft">{title}</p>
    <Markdown blocks={blocks} />
  </div>
);
