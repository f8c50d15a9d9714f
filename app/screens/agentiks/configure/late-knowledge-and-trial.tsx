import type { ComponentProps } from "react";
import { TrialPanel } from "#app/ui/trial/trial-panel.tsx";
import { Knowledge } from "./knowledge.tsx";

/** Beside the form: what the agentik knows, and a trial of its draft. */
export function KnowledgeAndTrial({
  knowledge,
  trial,
}: {
  knowledge: ComponentProps<typeof Knowledge>;
  trial: Omit<ComponentProps<typeof TrialPanel>, "back">;
}) {
  return (
    <div className="flex flex-col gap-5 min-w-0 lg:row-span-2 lg:sticky lg:top-20">
      <Knowledge {...knowledge} />
      <TrialPanel {...trial} back="configure" />
    </div>
  );
}
