import { lazy, Suspense } from "react";
import { CREATION_KINDS } from "#domain/studio/creations.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { StatRow } from "#app/ui/figures/stat-row.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import type { ShownCreation } from "./late-creation-view.tsx";
import type { CreatorAnswer } from "./creator-answer.ts";
import { CreatorSettings, type ShownSettings } from "./creator-settings.tsx";
import { ExamplePrompts } from "./example-prompts.tsx";
import type { ShownFigures } from "./answers/shown-figures.server.ts";

/** Only a page of a creation needs its code. */
const CreationView = lazy(async () => ({
  default: (await import("./late-creation-view.tsx")).CreationView,
}));

interface CreatorPanelProps {
  settings: ShownSettings | null;
  creation: ShownCreation | null;
  answer: CreatorAnswer | null;
  figures: ShownFigures;
  isCalm: boolean;
  /** Success message; empty for none. */
  done: string;
  formKey: string;
}

/** The area above the composer: the settings, one creation, or figures and example prompts. */
export function CreatorPanel({
  settings,
  creation,
  answer,
  figures,
  isCalm,
  done,
  formKey,
}: CreatorPanelProps) {
  const lang = useLang();
  const notice = <FormAnswer result={undefined} done={done} />;
  if (settings) {
    return (
      <>
        {notice}
        <CreatorSettings settings={settings} answer={answer} formKey={formKey} />
      </>
    );
  }
  if (creation) {
    return (
      <>
        {notice}
        <Suspense>
          <CreationView creation={creation} answer={answer} formKey={formKey} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <StatRow
        stats={[
          {
            label: m.creator_creations({}, lang),
            value: figures.creations,
            drawing: 0,
            className: "kind-offer",
          },
          {
            label: m.creator_stat_recent({}, lang),
            value: figures.recent,
            drawing: 1,
            className: "kind-offer",
          },
          {
            label: m.creator_stat_kinds({}, lang),
            value: m.creator_stat_kinds_of(
              { used: figures.kinds, all: CREATION_KINDS.length },
              lang,
            ),
            drawing: 2,
            className: "kind-offer",
          },
          {
            label: m.creator_stat_credits({}, lang),
            value: figures.credits,
            drawing: 5,
            className: "[--kind:var(--gold)]",
          },
        ]}
        // On a phone below the examples.
        className="gap-3 [&_dd]:text-2xl max-lg:order-1"
      />
      <ExamplePrompts isCalm={isCalm} />
    </>
  );
}
