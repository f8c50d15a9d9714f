import { provideTestServer } from "./templates.ts";

/** Vitest's global setup of projects with a database: one PostgreSQL for all workers. */
export async function setup(): Promise<() => Promise<void>> {
  const { stop } = await provideTestServer((line) => console.log(line));
  return stop;
}
