import { changesTo, type BuilderOperation } from "#domain/studio/builder/builder-operation.ts";
import { findBlock, type BuilderWork } from "#domain/studio/builder/builder-work.ts";

/**
 * Reads what was typed into the forms before hydration, as edit operations; only the DOM has it.
 *
 * @param shown the work that the server rendered
 */
export function readEarlyEdits(
  root: Element | null,
  shown: BuilderWork,
  readForm: (fields: FormData) => BuilderOperation | null,
): BuilderOperation[] {
  const forms = root?.querySelectorAll<HTMLFormElement>("form[data-edit]") ?? [];
  return Array.from(forms).flatMap((form) => {
    const operation = readForm(new FormData(form));
    const block = operation?.kind === "edit" && findBlock(shown, operation.id);
    return block ? [{ ...operation, changes: changesTo(block, operation.changes) }] : [];
  });
}
