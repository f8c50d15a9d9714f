import { me } from "#app/api/programs/endpoints/me.server.ts";
import { serve } from "#app/api/programs/serve.server.ts";

export const { loader, action } = serve(me);
