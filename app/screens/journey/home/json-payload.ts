import { useMemo } from "react";

/** A value encoded as JSON; see {@link toJsonPayload}. */
export type JsonPayload<Value> = string & { readonly of?: Value };

/**
 * Encodes the home's loader data as one JSON string. Remix's turbo-stream encoding adds a reference for
 * each field of each card; they compress badly: 650 of 2,000 bytes after brotli.
 *
 * @param value plain JSON: no dates; undefined properties are dropped
 */
export const toJsonPayload = <Value>(value: Value): JsonPayload<Value> => JSON.stringify(value);

/** Decodes {@link toJsonPayload}, once per loader answer. */
export const useJsonPayload = <Value>(payload: JsonPayload<Value>): Value =>
  useMemo(() => JSON.parse(payload) as Value, [payload]);
