import { changesTo, type BuilderOperation } from "#domain/studio/builder/builder-operation.ts";
import { findBlock, type BuilderWork } from "#domain/studio/builder/builder-work.ts";

/**
 * What was written into the forms before the script came, as edits: it is in the fields only.
 *
 * @param shown the work that the page came with
 */
export function readEarlyEdits(
  root: Element | null,
  shown: BuilderWork,
  readForm: (fields: FormData) => BuilderOperation | null,
): BuilderOperation[] {
  const forms = root?.querySelectorAll<HTMLFormElement>("form[data-edit]") ?? [];
  return Array.from(forms).flatMap((form) => {
    const said = readForm(new FormData(form));
    const block = said?.kind === "edit" && findBlock(shown, said.id);
    return block ? [{ ...said, changes: changesTo(block, said.changes) }] : [];
  });
}
