/** Milliseconds of round trip, kbit/s: Chromium's "Slow 3G", and Lighthouse's mobile line. */
export const PROFILES = {
  slow3g: { name: "Slow 3G", rtt: 400, down: 400, up: 400 },
  slow4g: { name: "Slow 4G", rtt: 150, down: 1_638.4, up: 750 },
} as const;

export type ProfileName = keyof typeof PROFILES;
export type Profile = (typeof PROFILES)[ProfileName];

/** How much slower a cheap phone computes than the machine of the measurement. */
export const CPU_SLOWDOWN = 4;
