import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { openapi } from "./openapi.ts";

/** GET /api/openapi.json: the OpenAPI description of the JSON endpoints. */
export const loader = jsonLoader({ audience: "everybody", read: () => openapi });
export const action = refuseMethod;
