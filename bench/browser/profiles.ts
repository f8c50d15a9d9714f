/** Round-trip time in ms, rates in kbit/s: Chromium's "Slow 3G" and Lighthouse's mobile profile. */
export const PROFILES = {
  slow3g: { name: "Slow 3G", rtt: 400, down: 400, up: 400 },
  slow4g: { name: "Slow 4G", rtt: 150, down: 1_638.4, up: 750 },
} as const;

export type ProfileName = keyof typeof PROFILES;
export type Profile = (typeof PROFILES)[ProfileName];

/** CPU throttling: how many times slower a cheap phone is than the measuring machine. */
export const CPU_SLOWDOWN = 4;
