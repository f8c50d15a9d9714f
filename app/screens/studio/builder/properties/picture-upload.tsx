import { PAGE_PICTURE_ALT_MAX } from "#domain/studio/pages/pages.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** Texts of the upload in a picture block, which the workbench's script does not carry. */
export interface UploadWords extends Record<"file" | "alt" | "send", LocalText> {
  /** Media types of pictures. */
  accept: string;
}

/**
 * Uploads a picture with the block's form, which is sent to the server with all that is typed in it. The
 * fields are not of the draft: nothing changes while they are filled in.
 */
export function PictureUpload({ upload: { file, alt, send, accept } }: { upload: UploadWords }) {
  const { locale } = useLang();
  return (
    <>
      <label className="flex flex-col gap-1 text-sm font-600">
        {file[locale]}
        <input type="file" name="picture" accept={accept} className="field py-2 font-400" />
      </label>
      <label className="flex flex-col gap-1 text-sm font-600">
        {alt[locale]}
        <input
          name="alt"
          maxLength={PAGE_PICTURE_ALT_MAX}
          autoComplete="off"
          className="field text-base font-400"
        />
      </label>
      <button
        name="upload"
        value="yes"
        formEncType="multipart/form-data"
        className="btn self-start"
      >
        {send[locale]}
      </button>
    </>
  );
}
