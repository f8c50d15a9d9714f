import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";

/** The three formatted amounts, without currency codes. */
export interface ShownBalances {
  earned: string;
  MXN: string;
  USD: string;
}

/** Credits earned, and the balances in MXN and USD. */
export function Balances({ balances }: { balances: ShownBalances }) {
  const lang = useLang();
  return (
    <dl className="card stripe grid md:grid-cols-3 divide-y md:divide-y-0 md:divide-x divide-line pt-1">
      <Figure
        label={m.earnings_earned({}, lang)}
        value={balances.earned}
        drawing={5}
        className="[--kind:var(--gold)]"
      />
      <Figure
        label={m.earnings_balance_mxn({}, lang)}
        value={balances.MXN}
        code="MXN"
        drawing={4}
        className="kind-offer"
      />
      <Figure
        label={m.earnings_balance_usd({}, lang)}
        value={balances.USD}
        code="USD"
        drawing={0}
        className="kind-offer"
      />
    </dl>
  );
}

function Figure({
  label,
  value,
  code,
  drawing,
  className,
}: {
  label: string;
  value: string;
  /** Currency code, shown beside the amount. */
  code?: string;
  drawing: number;
  className: string;
}) {
  return (
    <div className={`relative flex flex-col-reverse p-4 pl-18 ${className}`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-800 tabular">
        <Tile
          drawing={drawing}
          className="absolute top-4 left-4 w-11 rounded-control bg-tint text-kind"
        />
        {value}
        {code && <span className="text-base font-600 text-ink-soft">{` ${code}`}</span>}
      </dd>
    </div>
  );
}
