import type { PathKind } from "#domain/journey/path-selection.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";

const TEXTS = {
  agentik: {
    name: m.journey_path_agentik,
    body: m.journey_path_agentik_body,
    count: m.journey_path_agentik_count,
  },
  artifakt: {
    name: m.journey_path_artifakt,
    body: m.journey_path_artifakt_body,
    count: m.journey_path_artifakt_count,
  },
  space: {
    name: m.journey_path_space,
    body: m.journey_path_space_body,
    count: m.journey_path_space_count,
  },
} satisfies Record<PathKind, unknown>;

/** One of the three paths: a submit button, with an overlay once it is chosen. */
export function PathCard({
  kind,
  isChosen,
  isLocked,
}: {
  kind: PathKind;
  isChosen: boolean;
  /** A path was chosen: further clicks have no effect, the first one wins. */
  isLocked: boolean;
}) {
  const lang = useLang();
  const texts = TEXTS[kind];
  return (
    <button
      name="path"
      value={kind}
      aria-disabled={isLocked}
      className={`kind-${kind} card relative flex md:flex-col overflow-hidden text-left border-2 hover:border-kind ${isChosen ? "border-kind" : ""}`}
    >
      <Cover kind={kind} id={kind} className="w-28 md:w-full md:h-40 shrink-0" />
      <span className="flex flex-col gap-1 p-4">
        <span className="text-xl font-700">{texts.name({}, lang)}</span>
        <span className="text-ink-soft">{texts.body({}, lang)}</span>
        <span className="mt-1 font-600 text-kind tabular">{texts.count({}, lang)}</span>
      </span>
      {isChosen && (
        <span
          role="status"
          className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-surface text-xl font-800"
        >
          <span className="i-lucide-circle-check text-3xl text-kind" aria-hidden="true" />
          {m.journey_path_perfect({}, lang)}
        </span>
      )}
    </button>
  );
}
