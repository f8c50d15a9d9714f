import { z } from "zod";
import { expect, it } from "vitest";
import { FIRST_PERMISSIONS, TOOLS } from "#domain/agentiks/tools/tools.ts";
import { costOf } from "#domain/runs/models/model-price.ts";
import { DEFAULT_LIMITS } from "#domain/runs/models/spend-limits.ts";
import { offeredTools } from "#worker/tools/model-tools.ts";
import { sentTool } from "#adapters/models/model-messages.ts";
import { mostTokens } from "./call-cost.ts";

const request = { system: "Eres una fonda.", messages: [], maxTokens: 500, shape: undefined };
const tool = (description: string) => ({
  name: "task",
  description,
  input: z.object({ title: z.string(), day: z.enum(["hoy", "mañana"]).optional() }),
});
const tokensOf = (...descriptions: string[]) =>
  mostTokens({ ...request, tools: descriptions.map(tool) }).tokensIn;

it("reserves a token for each byte of a tool that the provider is sent", () => {
  const one = tokensOf("Crea una tarea.");
  expect(one).toBeGreaterThan(tokensOf() + sentTool(tool("Crea una tarea.")).length);
  expect(tokensOf("Crea una tarea. Ñ")).toBe(one + 3);
  expect(sentTool(tool("x"))).toContain('"day"');
  expect(sentTool(tool("x"))).toContain("mañana");
});

it("lets a dear model be asked with every tool, within the limit of a run", () => {
  const tools = offeredTools({ permissions: FIRST_PERMISSIONS, hosts: ["a.mx"] }, "owner");
  // Tools of MCP servers come one by one.
  expect(tools).toHaveLength(TOOLS.length - 1);
  const most = mostTokens({ ...request, system: "x".repeat(4_000), tools });
  const { centavos } = costOf(most, { inMicroUsd: 15_000_000, outMicroUsd: 75_000_000 }, 200_000);
  expect(centavos).toBeLessThan(DEFAULT_LIMITS.run);
});
