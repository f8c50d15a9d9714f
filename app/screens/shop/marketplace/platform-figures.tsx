import { MARKETPLACE_FIGURES } from "#domain/shop/marketplace-list.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { StatLine } from "#app/ui/figures/stat-line.tsx";

/** Three figures of the platform: constants, marked as sample data. */
export function PlatformFigures() {
  const lang = useLang();
  const { apps, downloadsToday, developers } = MARKETPLACE_FIGURES;
  return (
    <section className="lg:flex lg:items-center gap-4 mb-3">
      <p className="flex flex-wrap gap-2 text-sm text-ink-soft">
        {m.marketplace_platform({}, lang)}
        <span className="nav-badge">{m.common_sample_data({}, lang)}</span>
      </p>
      <dl className="kind-offer lg:flex-1 lg:grid lg:grid-cols-3 gap-4">
        <StatLine label={m.marketplace_total({}, lang)} value={apps} />
        <StatLine label={m.marketplace_downloads_today({}, lang)} value={downloadsToday} />
        <StatLine label={m.marketplace_developers({}, lang)} value={developers} />
      </dl>
    </section>
  );
}
