import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

const loadPreparation = loadWhenReached(() => import("./prepare-file.ts"));

/** Files that were looked at: neither too large nor to be made smaller once more. */
const seen = new WeakSet<File>();

/**
 * Makes large photographs of a file field smaller, in their place. Where the browser cannot, or the code does not
 * come, they stay as they were chosen.
 */
export async function shrinkPhotographs(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  if (chosen.every((file) => seen.has(file))) return;
  const code = await loadPreparation().catch(() => undefined);
  if (!code) return;
  const made = await Promise.all(chosen.map(async (file) => (await code.prepareFile(file)).file));
  for (const file of made) seen.add(file);
  // Others may have been chosen meanwhile.
  const isSame = [...(input.files ?? [])].every((file, index) => file === chosen[index]);
  if (!isSame || input.files?.length !== chosen.length) return;
  if (made.every((file, index) => file === chosen[index])) return;
  const list = new DataTransfer();
  for (const file of made) list.items.add(file);
  input.files = list.files;
  // The box of the field shows the new sizes (app/shell/late/chosen-file.tsx).
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
