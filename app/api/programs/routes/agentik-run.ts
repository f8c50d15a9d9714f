import { getRun } from "#app/api/programs/endpoints/agentiks.server.ts";
import { serve } from "#app/api/programs/serve.server.ts";

export const { loader, action } = serve(getRun);
