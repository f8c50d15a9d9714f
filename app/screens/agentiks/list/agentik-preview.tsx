import type { AgentikCardItem } from "#app/ui/cards/agentik-card.tsx";
import { CanvasPreview } from "#app/ui/cards/canvas-preview.tsx";
import { ListPreview } from "#app/ui/lists/list-preview.tsx";

/** An agentik of the list on the preview canvas. */
export function AgentikPreview({ agentik }: { agentik: AgentikCardItem }) {
  const { id, name, language } = agentik;
  return (
    <ListPreview>
      <CanvasPreview kind="agentik" id={id} name={name} nameLang={language} />
    </ListPreview>
  );
}
