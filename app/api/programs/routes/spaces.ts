import { listSpaces } from "#app/api/programs/endpoints/spaces.server.ts";
import { serve } from "#app/api/programs/serve.server.ts";

export const { loader, action } = serve(listSpaces);
