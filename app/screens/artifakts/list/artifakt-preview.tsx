import { SheetPicture } from "#app/ui/art/sheet-picture.tsx";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import { CanvasPreview } from "#app/ui/cards/canvas-preview.tsx";
import { ListPreview } from "#app/ui/lists/list-preview.tsx";

/** An artifakt of the list on the preview canvas. */
export function ArtifaktPreview({ artifakt }: { artifakt: ArtifaktCardItem }) {
  const { id, name, language, sheet } = artifakt;
  return (
    <ListPreview>
      <CanvasPreview
        kind="artifakt"
        id={id}
        name={name}
        nameLang={language}
        cover={
          sheet && (
            // As high as its tile: 104 of 208 units.
            <span className="grid" style={{ zoom: 2 }}>
              <SheetPicture sheet={sheet} id={id} />
            </span>
          )
        }
      />
    </ListPreview>
  );
}
