import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Preview canvas of an item beside a list, on wide screens. It collapses into its button. */
export function ListPreview({ children }: { children: ReactNode }) {
  const name = m.catalogue_preview({}, useLang());
  return (
    <aside aria-label={name}>
      <details open>
        <summary aria-label={name} className="btn-icon flex ml-auto">
          <span className="i-lucide-panel-right" />
        </summary>
        {children}
      </details>
    </aside>
  );
}
