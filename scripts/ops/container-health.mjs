/** The container's HEALTHCHECK: 0 when the server says it can be used, else 1. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
