import type { CreationKind } from "#app/domain/creations.ts";
import { CreationView, type ShownCreation } from "./creation-view.tsx";
import type { CreatorAnswer } from "./creator-answer.ts";
import { CreatorSettings, type ShownSettings } from "./creator-settings.tsx";
import { ExamplePrompts } from "./example-prompts.tsx";

export interface PartsProps {
  settings: ShownSettings | null;
  creation: ShownCreation | null;
  answer: CreatorAnswer | null;
  isCalm: boolean;
  onChoose: (prompt: string, kind: CreationKind) => void;
}

/** What stands over the input: the settings, a creation, or the examples of a new one. */
export function Parts({ settings, creation, answer, ...examples }: PartsProps) {
  if (settings) return <CreatorSettings settings={settings} answer={answer} />;
  if (creation) return <CreationView creation={creation} />;
  return <ExamplePrompts {...examples} />;
}
