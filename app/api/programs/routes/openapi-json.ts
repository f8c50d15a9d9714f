import { jsonLoader } from "#app/api/json/json-endpoint.server.ts";
import { ApiError, errorResponse } from "#app/api/programs/api-error.server.ts";
import { describeApi } from "#app/api/programs/openapi.server.ts";

/** GET /api/v1/openapi.json: the OpenAPI description of the API, public. */
export const loader = jsonLoader({ audience: "everybody", read: describeApi });
export const action = () =>
  errorResponse(new ApiError("method_not_allowed", "Use GET or HEAD", { Allow: "GET, HEAD" }));
