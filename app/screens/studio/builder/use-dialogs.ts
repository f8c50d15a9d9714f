import { useState } from "react";
import type * as Dialogs from "./builder-dialogs.client.tsx";

export type DialogName = "advanced" | "clear";

/** The dialogs are fetched when what opens them is reached; without them the link is followed. */
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

const fetchDialogs = () => import("./builder-dialogs.client.tsx");
