import { z } from "zod/v4";
import { ownKitSchema } from "#domain/shop/kits/own/own-kit-schema.ts";

const SCHEMA = JSON.stringify(z.toJSONSchema(ownKitSchema, { io: "input" }), null, 2);

/** The JSON Schema of the manifest of a kit, for anyone who writes one (`/kits/new`). */
export function loader() {
  return new Response(SCHEMA, {
    headers: {
      "Content-Type": "application/schema+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
