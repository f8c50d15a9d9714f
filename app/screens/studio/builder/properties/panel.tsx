import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Outline } from "./outline.tsx";
import { Properties, type PropertiesProps } from "./properties.tsx";

/** The properties panel: the selected block's properties, and the list of all blocks. */
export function Panel({
  selected,
  ...props
}: PropertiesProps & { selected: BuilderBlock | undefined }) {
  const lang = useLang();
  const { blocks } = props;
  return (
    <aside
      id="properties"
      aria-labelledby="properties-title"
      className="card flex flex-col gap-3 p-4 lg:flex-1 lg:min-w-68"
    >
      <h2 id="properties-title" className="text-lg font-800">
        {m.builder_properties({}, lang)}
      </h2>
      {selected ? (
        <Properties key={selected.id} block={selected} {...props} />
      ) : (
        <p className="text-ink-soft">{m.builder_properties_none({}, lang)}</p>
      )}
      {blocks.length > 0 && <Outline blocks={blocks} selectedId={selected?.id ?? null} />}
    </aside>
  );
}
