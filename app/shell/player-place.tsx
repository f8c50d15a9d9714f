import { useSyncExternalStore } from "react";
import { onSounding, sounding } from "#app/island/player/sounding.ts";

/** Where the player stands, over every screen. Nothing until a track is first pressed. */
export function PlayerPlace() {
  const Player = useSyncExternalStore(onSounding, () => sounding.now.Player, () => undefined); // prettier-ignore
  return Player ? <Player /> : null;
}
