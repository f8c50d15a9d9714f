import { z } from "zod/v4";
import { db } from "#db/connection/live-database.ts";
import { runStateAt } from "#domain/runs/run.ts";
import {
  findAgentikOfOwner,
  listAgentiksOfOwner,
  type OwnersAgentik,
} from "#db/queries/agentiks/agentiks-of-owner.ts";
import { findRunPage, listRunSources, listRunSteps } from "#db/queries/runs/find-run-page.ts";
import { findRunOfOwner, listRunsOfOwner, type OwnersRun } from "#db/queries/runs/runs-of-owner.ts";
import { notFound } from "#app/api/programs/api-error.server.ts";
import { endpoint } from "#app/api/programs/endpoint.server.ts";
import { partAfterId } from "#app/api/programs/paging.server.ts";
import {
  agentikSchema,
  idParam,
  pageOf,
  paging,
  runDetailSchema,
  runSchema,
} from "#app/api/programs/schemas.server.ts";

const ofAgentik = z.object({ id: idParam("agentik") });

export const listAgentiks = endpoint({
  id: "list_agentiks",
  method: "GET",
  path: "agentiks",
  scope: "read",
  summary: "Your agentiks, by their ids",
  query: paging,
  answer: pageOf(agentikSchema),
  run: ({ personId }, { query }) =>
    partAfterId(query, (part) => listAgentiksOfOwner(db, personId, part), toAgentik),
});

export const getAgentik = endpoint({
  id: "get_agentik",
  method: "GET",
  path: "agentiks/{id}",
  scope: "read",
  summary: "One of your agentiks",
  params: ofAgentik,
  answer: agentikSchema,
  run: async ({ personId }, { params: { id } }) => toAgentik(await ownAgentik(id, personId)),
});

export const listRuns = endpoint({
  id: "list_runs",
  method: "GET",
  path: "agentiks/{id}/runs",
  scope: "read",
  summary: "What an agentik of yours has done, the newest first: states, times and costs",
  params: ofAgentik,
  query: paging,
  answer: pageOf(runSchema),
  async run({ personId }, { params: { id }, query }) {
    await ownAgentik(id, personId);
    const now = new Date();
    const whose = { agentikId: id, personId };
    return partAfterId(
      query,
      (part) => listRunsOfOwner(db, whose, part),
      (run) => toRun(run, now),
    );
  },
});

export const getRun = endpoint({
  id: "get_run",
  method: "GET",
  path: "agentiks/{id}/runs/{runId}",
  scope: "read",
  summary: "A run of an agentik of yours, with its steps, its text and what it quotes",
  params: ofAgentik.extend({ runId: idParam("run") }),
  answer: runDetailSchema,
  async run({ personId }, { params: { id, runId } }) {
    const [run, page] = await Promise.all([
      findRunOfOwner(db, { id: runId, agentikId: id, personId }),
      findRunPage(db, { id: runId, personId }),
    ]);
    // The owner's list also has replies in spaces that the owner has left, and in conversations that
    // another person sees alone.
    if (!run || !page) throw notFound("run");
    const [steps, sources] = await Promise.all([
      listRunSteps(db, runId),
      listRunSources(db, runId),
    ]);
    return { ...toRun(run, new Date()), text: page.text, steps, sources };
  },
});

/** @throws ApiError 404 for another person's */
async function ownAgentik(id: string, personId: string): Promise<OwnersAgentik> {
  const agentik = await findAgentikOfOwner(db, { id, personId });
  if (!agentik) throw notFound("agentik");
  return agentik;
}

const toAgentik = ({ createdAt, ...agentik }: OwnersAgentik) => ({
  ...agentik,
  createdAt: createdAt.toISOString(),
});

const toRun = ({ createdAt, startedAt, endedAt, deadlineAt, ...run }: OwnersRun, now: Date) => ({
  ...run,
  state: runStateAt({ state: run.state, deadlineAt }, now),
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});
