import { listModels } from "#app/api/programs/endpoints/models.server.ts";
import { serve } from "#app/api/programs/serve.server.ts";

export const { loader, action } = serve(listModels);
