import { Link } from "@remix-run/react";
import { formatUsd } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FootAlert } from "#app/ui/forms/foot-alert.tsx";
import { notWrittenText } from "#app/ui/forms/not-written-text.ts";
import type { answerPerksAction } from "./perks-action.server.ts";
import type { StoreData } from "./store.tsx";

type Data<Answer> = Answer extends { data: infer Held } ? Held : Answer;

/** What the store's buttons answered, or what was just done. */
export function PerksAnswer({
  answer,
  flash,
  data,
}: {
  answer: Data<Awaited<ReturnType<typeof answerPerksAction>>> | undefined;
  flash: { code: string; about: string } | undefined;
  data: StoreData;
}) {
  const lang = useLang();
  if (!answer) {
    if (!flash) return null;
    if (flash.code === "top-up-cancelled")
      return <FootAlert>{m.money_cancelled({}, lang)}</FootAlert>;
    const shown = [...data.featured, ...data.topFree, ...data.topPremium];
    const perk = [...shown, ...(data.results?.items ?? [])].find(({ id }) => id === flash.about);
    const name = perk?.name ?? "";
    return (
      <FootAlert>
        {flash.code === "perk-taken"
          ? m.money_taken({ name }, lang)
          : m.money_was_taken({ name }, lang)}
      </FootAlert>
    );
  }
  if (!("problem" in answer)) return <FootAlert>{notWrittenText(answer, lang)}</FootAlert>;
  switch (answer.problem) {
    case "nothing-to-cancel":
      return <FootAlert>{m.perks_nothing_to_cancel({}, lang)}</FootAlert>;
    case "price-changed": {
      const price = formatUsd(answer.priceCents);
      return <FootAlert>{m.money_price_is({ name: answer.name, price }, lang)}</FootAlert>;
    }
    case "short":
      return (
        <FootAlert>
          {m.money_short_of(
            { name: answer.name, missing: `${formatUsd(answer.missing)} USD` },
            lang,
          )}{" "}
          <Link
            to={`${paths.wallet}?currency=USD&amount=${answer.missing}&next=${encodeURIComponent(paths.perks)}`}
            className="underline"
          >
            {m.perks_add_money({}, lang)}
          </Link>
        </FootAlert>
      );
  }
}
