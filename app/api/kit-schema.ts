import { z } from "zod/v4";
import { kitSchema } from "#domain/shop/kits/kit-schema.ts";

const SCHEMA = JSON.stringify(z.toJSONSchema(kitSchema, { io: "input" }), null, 2);

/** The JSON Schema of the manifest of a kit, for anyone who writes one. */
export function loader() {
  return new Response(SCHEMA, {
    headers: {
      "Content-Type": "application/schema+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
