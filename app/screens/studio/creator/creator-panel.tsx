import { Notice } from "#app/ui/forms/notice.tsx";
import { CreationView, type ShownCreation } from "./creation-view.tsx";
import type { CreatorAnswer } from "./creator-answer.ts";
import { CreatorSettings, type ShownSettings } from "./creator-settings.tsx";
import { CreatorStats } from "./creator-stats.tsx";
import { ExamplePrompts } from "./example-prompts.tsx";
import type { ShownFigures } from "./shown-figures.server.ts";

interface CreatorPanelProps {
  settings: ShownSettings | null;
  creation: ShownCreation | null;
  answer: CreatorAnswer | null;
  figures: ShownFigures;
  isCalm: boolean;
  /** What was just stored, in words. */
  done: string;
  formKey: string;
}

/** Above the composer: the settings, one creation, or the figures and examples for a new one. */
export function CreatorPanel({
  settings,
  creation,
  answer,
  figures,
  isCalm,
  done,
  formKey,
}: CreatorPanelProps) {
  const said = done && <Notice tone="good">{done}</Notice>;
  if (settings) {
    return (
      <>
        {said}
        <CreatorSettings settings={settings} answer={answer} formKey={formKey} />
      </>
    );
  }
  if (creation) {
    return (
      <>
        {said}
        <CreationView creation={creation} />
      </>
    );
  }
  return (
    <>
      <CreatorStats figures={figures} />
      <ExamplePrompts isCalm={isCalm} />
    </>
  );
}
