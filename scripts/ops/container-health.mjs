/** The container's HEALTHCHECK: exits with 0 if /readyz answers 2xx within 4 s, else with 1. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
