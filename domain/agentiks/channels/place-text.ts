import { messageText, nameText, objectOf, type Fields } from "./inbound-message.ts";

/** About 10 cm. */
const DECIMALS = 6;

/**
 * A location as text that people can open: its name and address, where the customer chose a place that has
 * them, and a link to a map, without a question mark: that would read as a question. Empty without
 * coordinates on Earth.
 *
 * @param pin with `latitude` and `longitude`
 * @param names of the place
 */
export function placeText(pin: unknown, names: readonly unknown[]): string {
  const [latitude, longitude] = coordinatesOf(objectOf(pin));
  if (latitude === undefined || longitude === undefined) return "";
  const named = names.map((name) => nameText(name)).filter((name) => name !== "");
  const link = `https://www.google.com/maps/place/${latitude},${longitude}`;
  return messageText([named.join(", "), link].filter((part) => part !== "").join(" "));
}

function coordinatesOf(pin: Fields | undefined): (number | undefined)[] {
  const within = (value: unknown, max: number) =>
    typeof value === "number" && Math.abs(value) <= max
      ? Number(value.toFixed(DECIMALS))
      : undefined;
  return [within(pin?.latitude, 90), within(pin?.longitude, 180)];
}
