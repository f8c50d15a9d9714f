import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The offer of Plaza Pro at the end of the advanced home. */
export function ProUpsell() {
  const lang = useLang();
  return (
    <section className="card flex flex-wrap items-center gap-4 p-4 border-gold">
      <Tile drawing={5} className="w-16 text-gold" />
      <div className="flex-1">
        <h2 className="text-xl font-800">{m.home_pro_title({}, lang)}</h2>
        <p className="text-ink-soft">{m.home_pro_text({}, lang)}</p>
      </div>
      <Link to={paths.pro} className="btn">
        {m.home_pro_plans({}, lang)}
      </Link>
    </section>
  );
}
