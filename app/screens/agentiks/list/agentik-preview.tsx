import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SAMPLE_FIGURES, type AgentikCardItem } from "#app/ui/cards/agentik-card.tsx";
import { CanvasPreview } from "#app/ui/cards/canvas-preview.tsx";
import { ListPreview } from "#app/ui/lists/list-preview.tsx";

/** An agentik of the list on the preview canvas. */
export function AgentikPreview({ agentik }: { agentik: AgentikCardItem }) {
  const lang = useLang();
  const { id, name, language, label } = agentik;
  const { figures } = agentik;
  const { tasks, success } = figures ?? SAMPLE_FIGURES;
  return (
    <ListPreview>
      <CanvasPreview
        kind="agentik"
        id={id}
        name={name}
        nameLang={language}
        label={label[lang.locale]}
      >
        {tasks} {m.cards_tasks({}, lang)} · {success} {m.cards_success({}, lang)} ·{" "}
        {figures
          ? `${m.cards_last_worked({}, lang)} ${figures.last[lang.locale]}`
          : `${SAMPLE_FIGURES.uptime} ${m.cards_uptime({}, lang)}`}
      </CanvasPreview>
    </ListPreview>
  );
}
