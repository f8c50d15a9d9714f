import { isOn, TOGGLES, type Preferences, type Toggle } from "./preferences.ts";

/** The preference change that sets one toggle and keeps the others. */
export function withToggle(
  preferences: Pick<Preferences, "switched">,
  toggle: Toggle,
  isTurnedOn: boolean,
): Pick<Preferences, "switched"> {
  const switched = TOGGLES.filter(
    (each) => (each === toggle ? isTurnedOn : isOn(preferences, each)) !== isOn({}, each),
  );
  return { switched: switched.length > 0 ? switched : undefined };
}
