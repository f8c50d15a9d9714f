import type { Endpoint } from "#app/api/programs/endpoint.server.ts";
import { getAgentik, getRun, listAgentiks, listRuns } from "./agentiks.server.ts";
import { chatCompletions } from "./chat.server.ts";
import { listModels } from "./models.server.ts";
import { me } from "./me.server.ts";
import { getSpace, listDocuments, listSpaces, searchDocuments } from "./spaces.server.ts";
import { addTask, listTasks } from "./tasks.server.ts";

/** Every endpoint of the API: its description is made of them (openapi.server.ts). */
export const ENDPOINTS: readonly Endpoint[] = [
  me,
  listAgentiks,
  getAgentik,
  listRuns,
  getRun,
  listSpaces,
  getSpace,
  listDocuments,
  searchDocuments,
  listTasks,
  addTask,
  listModels,
  chatCompletions,
];
