import { ApiError, errorResponse } from "#app/api/programs/api-error.server.ts";

/** Any other path under /api/v1. */
export const loader = () => errorResponse(new ApiError("not_found", "There is no such address"));
export const action = loader;
