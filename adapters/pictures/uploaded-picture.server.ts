import type { PictureProblem } from "#domain/people/profile/pictures.ts";
import { hasRoomFor } from "#adapters/storage/free-space.server.ts";
import { makePhotograph, makeSmallCopy, type Photograph } from "./photograph.server.ts";
import { makePicture, type PictureFit, type PictureFrame } from "./stored-picture.server.ts";

/**
 * `makePicture` of an uploaded picture. A nearly full disk refuses it, as it refuses files: pictures are
 * stored in the database.
 */
export const takePicture = (
  file: File | undefined,
  fit: PictureFit,
  frame: PictureFrame,
): Promise<Buffer | PictureProblem> => ifRoomFor(file, () => makePicture(file, fit, frame));

/** `makePhotograph` of an uploaded photograph; refused by a nearly full disk, too. */
export const takePhotograph = (file: File): Promise<Photograph | PictureProblem> =>
  ifRoomFor(file, () => makePhotograph(file));

/** `makeSmallCopy` of an uploaded picture; refused by a nearly full disk, too. */
export const takeSmallCopy = (file: File, box: Parameters<typeof makeSmallCopy>[1]) =>
  ifRoomFor(file, () => makeSmallCopy(file, box));

async function ifRoomFor<Made>(
  file: File | undefined,
  make: () => Promise<Made | PictureProblem>,
): Promise<Made | PictureProblem> {
  return (await hasRoomFor(file?.size ?? 0)) ? make() : "picture-disk";
}
