import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Comparison of the two plans, line by line. */
export function PlanTable({
  apps: { monthly, premium },
  storage,
}: {
  /** Numbers of apps that Pro includes. */
  apps: { monthly: number; premium: number };
  storage: { free: string; pro: string };
}) {
  const lang = useLang();
  const included = m.money_plans_included({}, lang);
  const rows = [
    [m.money_plans_storage({}, lang), storage.free, storage.pro],
    [m.money_plans_monthly({ count: monthly }, lang), m.money_plans_each({}, lang), included],
    [m.money_plans_premium({ count: premium }, lang), m.money_plans_none({}, lang), included],
  ];
  return (
    <section aria-labelledby="plans" className="card p-4">
      <h2 id="plans" className="text-xl font-800">
        {m.money_plans({}, lang)}
      </h2>
      <table className="w-full mt-3 text-left">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-2 pr-3">
              {m.money_plans_what({}, lang)}
            </th>
            <th scope="col" className="py-2 pr-3">
              {m.money_free_plan({}, lang)}
            </th>
            <th scope="col" className="py-2">
              {m.money_pro({}, lang)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, free, pro]) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-600">
                {what}
              </th>
              <td className="py-2 pr-3">{free}</td>
              <td className="py-2 font-700">{pro}</td>
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-600">
              {m.money_plans_rest({}, lang)}
            </th>
            <td colSpan={2} className="py-2">
              {m.money_plans_same({}, lang)}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
