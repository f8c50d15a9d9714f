import postgres, { type Sql } from "postgres";
import { connectTo } from "./client.ts";

/** Schema of the durable engine's own tables; no page reads them. */
export const DURABLE_ENGINE_SCHEMA = "openworkflow";

/**
 * A driver for the durable engine, which expects column names in camel case and JSON as the driver
 * reads it (drizzle replaces those parsers).
 */
export const connectDurableEngine = (url: string, max: number): Sql =>
  connectTo(url, max, { transform: { column: { from: postgres.toCamel } } });
