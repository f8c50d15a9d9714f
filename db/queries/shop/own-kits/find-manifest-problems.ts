import {
  checkManifest,
  missingTracks,
  type ManifestChecked,
} from "#domain/shop/kits/own/check-manifest.ts";
import type { Db } from "#db/connection/client.ts";
import { listTrackTitles } from "#db/queries/shop/kits/track-titles.ts";

/** Checks a manifest as it was typed, with its sounds in the library. Without sounds no query is asked. */
export async function findManifestProblems(db: Db, text: string): Promise<ManifestChecked> {
  const checked = checkManifest(text);
  if (!checked.manifest) return checked;
  const { parts } = checked.manifest;
  const tracks = parts.flatMap((part) => (part.kind === "sound" ? [part.track] : []));
  const problems = missingTracks(checked.manifest, await listTrackTitles(db, tracks));
  return problems.length > 0 ? { problems, total: problems.length } : checked;
}
