import { useState } from "react";
import type * as Dialogs from "./builder-dialogs.client.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

export type DialogName = "advanced" | "clear";

/**
 * Imports the dialogs' code when the pointer or focus reaches a link that opens one. If the import
 * fails, the link is followed.
 */
export function useDialogs() {
  const [opened, setOpened] = useState<(typeof Dialogs & { name: DialogName }) | null>(null);
  return {
    opened,
    reach: ({ target }: { target: EventTarget }) => {
      if ((target as Element).closest("[data-opens]")) void fetchDialogs().catch(() => undefined);
    },
    open: (name: DialogName, address: string) =>
      void fetchDialogs().then(
        (dialogs) => setOpened({ ...dialogs, name }),
        () => location.assign(address),
      ),
    close: () => setOpened(null),
  };
}

const fetchDialogs = loadWhenReached(() => import("./builder-dialogs.client.tsx"));
