import { provideTestServer } from "./templates.ts";

/** Vitest's global setup of the integration project: one PostgreSQL for all its workers. */
export async function setup(): Promise<() => Promise<void>> {
  const { stop } = await provideTestServer((line) => console.log(line));
  return stop;
}
