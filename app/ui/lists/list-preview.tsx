import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Beside a list on a wide screen: the preview canvas of one of its items. It folds into its button. */
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
