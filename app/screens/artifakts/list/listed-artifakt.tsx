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
export function ListedArtifakt({
  artifakt,
}: {
  /** `price` in whole pesos; none for what is free. */
  artifakt: ArtifaktCardItem & { tags: string[]; price?: number };
}) {
  const lang = useLang();
  const { id, price, shownPrice, tags, standing } = artifakt;
  return (
    <ArtifaktCard artifakt={artifakt} tags={tags}>
      {standing ? (
        <Link to={paths.artifakt(id)} className="btn relative">
          {standing[lang.locale]}
        </Link>
      ) : (
        <ItemActionForm
          action={paths.artifakt(id)}
          intent={price ? "purchase" : "download"}
          price={price}
        >
          {price
            ? m.artifakts_purchase({ price: shownPrice }, lang)
            : m.artifakts_download({}, lang)}
        </ItemActionForm>
      )}
    </ArtifaktCard>
  );
}
