import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";

/**
 * A picture document as large as the window allows; a press opens it alone, at full size. With
 * `Save-Data` only the link.
 *
 * @param src of the whole picture
 */
export function DocumentPhoto({ src, alt }: { src: string; alt: string }) {
  const lang = useLang();
  const hasNoPictures = usePicturesLink() !== undefined;
  const open = m.documents_photo_open({}, lang);
  return hasNoPictures ? (
    <a href={src} className="btn self-start">
      {open}
    </a>
  ) : (
    <a href={src} aria-label={`${open}: ${alt}`} data-tip="" className="block card p-1">
      {/* A height that is known before the picture has come, so that nothing moves. */}
      <img
        src={src}
        alt=""
        decoding="async"
        className="block w-full h-[60dvh] object-contain rounded-card"
      />
    </a>
  );
}
