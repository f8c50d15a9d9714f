import { useEffect } from "react";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

const loadGamepad = loadWhenReached(() => import("#app/island/controls/gamepad.client.ts"));

/** Loads the gamepad controls when a gamepad is first connected. */
export function useGamepad(): void {
  useEffect(() => {
    const reach = (event: GamepadEvent) =>
      void loadGamepad().then((island) => island.startGamepad(event));
    addEventListener("gamepadconnected", reach, { once: true });
    return () => removeEventListener("gamepadconnected", reach);
  }, []);
}
