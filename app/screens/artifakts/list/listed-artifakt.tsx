import { Link } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ArtifaktCard, type ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import { ItemActionForm } from "#app/ui/cards/item-action-form.tsx";

/**
 * A card of the list with its button: Purchase at its price, or Download Free (spec 2 "Artifakts"),
 * or, where it is the viewer's, that it is.
 */
export function ListedArtifakt({ artifakt }: { artifakt: ArtifaktCardItem & { tags: string[] } }) {
  const lang = useLang();
  const { id, shownPrice: price, tags, standing } = artifakt;
  // The price goes with the press: another one has to be confirmed.
  return (
    <ArtifaktCard artifakt={artifakt} tags={tags}>
      {standing ? (
        <Link to={paths.artifakt(id)} className="btn relative">
          {standing[lang.locale]}
        </Link>
      ) : (
        <ItemActionForm
          action={paths.artifakt(id)}
          intent={price ? `purchase ${price}` : "download"}
        >
          {price ? m.artifakts_purchase({ price }, lang) : m.artifakts_download({}, lang)}
        </ItemActionForm>
      )}
    </ArtifaktCard>
  );
}
