import { chatCompletions } from "#app/api/programs/endpoints/chat.server.ts";
import { serve } from "#app/api/programs/serve.server.ts";

export const { loader, action } = serve(chatCompletions);
