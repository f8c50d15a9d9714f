import type { ModelTrouble } from "#domain/runs/models/model-trouble.ts";

/** Why a call brought no whole answer. It carries nothing of the request, nor of the answer. */
export class ModelError extends Error {
  override name = "ModelError";
  constructor(
    readonly trouble: ModelTrouble,
    /** HTTP status, where there was an answer. */
    readonly status?: number,
  ) {
    super(status === undefined ? trouble : `${trouble} (HTTP ${status})`);
  }
}
