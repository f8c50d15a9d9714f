/** Longer than any name made here. */
export const DEVICE_MAX_CHARACTERS = 60;

/** The first that fits: others write these names too ("Chrome" is in nearly every one). */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * A browser as its owner would name it, "Chrome, Android": enough to tell one's own apart, too
 * little to tell one person's from another's. Empty for what is not known.
 */
export function deviceName(userAgent: string | null): string {
  const named = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(", ");
}
