import { useSyncExternalStore } from "react";
import { onSounding, sounding } from "#app/island/player/sounding.ts";

/** The sound player over every screen; empty until a track is first played. */
export function PlayerPlace() {
  const Player = useSyncExternalStore(
    onSounding,
    () => sounding.now.Player,
    () => undefined,
  );
  return Player ? <Player /> : null;
}
