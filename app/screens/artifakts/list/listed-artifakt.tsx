import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ArtifaktCard, type ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import { AskToBuy } from "#app/ui/cards/ask-to-buy.tsx";
import { CardState } from "#app/ui/cards/card-state.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";

export type ListedArtifaktItem = ArtifaktCardItem & { tags: string[] };

/**
 * A card of the artifakt list with its button: Purchase with the price, or Download Free. If the
 * viewer owns or made the artifakt, a link with that relationship replaces the button.
 */
export function ListedArtifakt({
  artifakt,
  back,
}: {
  artifakt: ListedArtifaktItem;
  /** Address of the list. */
  back: string;
}) {
  const { id, shownPrice, tags, relationship } = artifakt;
  return (
    <ArtifaktCard artifakt={artifakt} tags={tags}>
      {relationship ? (
        <CardState to={paths.artifakt(id)} relationship={relationship} />
      ) : (
        <Take page={paths.artifakt(id)} price={shownPrice} back={back} />
      )}
    </ArtifaktCard>
  );
}

/** @param price formatted; empty for a free artifakt */
function Take({ page, price, back }: { page: string; price: string; back: string }) {
  const lang = useLang();
  if (price)
    return (
      <AskToBuy page={`${page}#buy`} back={back}>
        {m.artifakts_card_purchase({ price }, lang)}
      </AskToBuy>
    );
  return (
    <ItemActionForm action={page} intent="download" back={back}>
      {m.artifakts_card_download({}, lang)}
    </ItemActionForm>
  );
}
