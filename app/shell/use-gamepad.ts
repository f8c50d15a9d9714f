import { useEffect } from "react";

/** Fetches what reads a gamepad when one is first connected; until then it weighs nothing. */
export function useGamepad(): void {
  useEffect(() => {
    const reach = (event: GamepadEvent) =>
      void import("#app/island/controls/gamepad.client.ts").then((island) =>
        island.startGamepad(event),
      );
    addEventListener("gamepadconnected", reach, { once: true });
    return () => removeEventListener("gamepadconnected", reach);
  }, []);
}
