import type { BlockChanges } from "#domain/studio/builder/builder-operation.ts";
import { addPagePictureAs } from "#app/screens/studio/add-page-picture.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";

/** Whether the form of a block was sent by its button that uploads a picture. */
export const isUpload = (form: FormData): boolean => form.get("upload") !== null;

/**
 * Stores the picture that was chosen in a block's form, among the person's own ones for pages.
 *
 * @returns its hash and the headers of the write, or the refusal to answer the form with
 */
export function uploadPicture(args: WriteArgs, form: FormData) {
  const picture = form.get("picture");
  const alt = form.get("alt");
  return addPagePictureAs(args, {
    intent: "edit",
    key: readFormKey(form),
    picture: picture instanceof File && picture.size > 0 ? picture : undefined,
    alt: typeof alt === "string" ? alt : "",
  });
}

/** The changes of a block's form with a new picture: the only one, or after those of a gallery. */
export const withPicture = (
  changes: BlockChanges,
  hash: string,
  isGallery: boolean,
): BlockChanges => ({
  ...changes,
  pictures: isGallery ? [...(changes.pictures ?? []), hash] : [hash],
});
