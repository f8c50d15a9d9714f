import { addTask, listTasks } from "#app/api/programs/endpoints/tasks.server.ts";
import { serve } from "#app/api/programs/serve.server.ts";

export const { loader, action } = serve(listTasks, addTask);
