import { textResponse } from "./json-endpoint.server.ts";

/** Any other address under /api: a program gets a short text, not a page. */
export const loader = () => textResponse(404, "No such endpoint");
export const action = loader;
