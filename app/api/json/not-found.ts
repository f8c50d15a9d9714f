import { textResponse } from "./json-endpoint.server.ts";

/** Any other path under /api: 404 with a short text instead of an HTML page. */
export const loader = () => textResponse(404, "No such endpoint");
export const action = loader;
