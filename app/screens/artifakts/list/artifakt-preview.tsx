import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import { CanvasPreview } from "#app/ui/cards/canvas-preview.tsx";

/** The first artifakt of the list, shown on the preview canvas. */
export function ArtifaktPreview({ artifakt }: { artifakt: ArtifaktCardItem }) {
  const lang = useLang();
  const { id, name, language, label, shownPrice, shownRating } = artifakt;
  return (
    <aside aria-label={m.catalogue_preview({}, lang)} className="xl:sticky xl:top-20">
      <CanvasPreview
        kind="artifakt"
        id={id}
        name={name}
        nameLang={language}
        label={label[lang.locale]}
      >
        {shownPrice || m.cards_free({}, lang)}
        {shownRating && ` · ★ ${shownRating}`}
      </CanvasPreview>
    </aside>
  );
}
