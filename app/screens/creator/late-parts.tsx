import { CreationView, type ShownCreation } from "./creation-view.tsx";
import type { CreatorAnswer } from "./creator-answer.ts";
import { CreatorSettings, type ShownSettings } from "./creator-settings.tsx";
import { CreatorStats } from "./creator-stats.tsx";
import { ExamplePrompts } from "./example-prompts.tsx";
import type { ShownFigures } from "./shown-figures.server.ts";

export { CreatorSidebar } from "./creator-sidebar.tsx";

interface PartsProps {
  settings: ShownSettings | null;
  creation: ShownCreation | null;
  answer: CreatorAnswer | null;
  figures: ShownFigures;
  isCalm: boolean;
}

/** What stands over the input: the settings, a creation, or the figures and examples of a new one. */
export function Parts({ settings, creation, answer, figures, isCalm }: PartsProps) {
  if (settings) return <CreatorSettings settings={settings} answer={answer} />;
  if (creation) return <CreationView creation={creation} />;
  return (
    <>
      <CreatorStats figures={figures} />
      <ExamplePrompts isCalm={isCalm} />
    </>
  );
}
