import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemPicture } from "#app/ui/art/item-picture.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";

/** The pictures of an artifakt as large as they are stored, its cover first; nothing with `Save-Data`. */
export function Gallery({ pictures }: { pictures: readonly { src: string; alt: string }[] }) {
  const lang = useLang();
  const isWithout = usePicturesLink() !== undefined;
  if (isWithout || pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className="flex flex-col gap-3">
      <h2 id="pictures" className="text-xl font-700">
        {m.artifakts_pictures({}, lang)}
      </h2>
      <ul className="flex flex-wrap gap-4">
        {pictures.map(({ src, alt }) => (
          <li key={src} className="card overflow-hidden w-full max-w-120">
            <ItemPicture src={src} alt={alt} className="block w-full h-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
