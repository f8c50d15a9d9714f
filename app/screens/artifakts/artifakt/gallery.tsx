import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemPicture } from "#app/ui/art/item-picture.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";

/** The previews of an artifakt; nothing with `Save-Data`. */
export function Gallery({ previews }: { previews: readonly { src: string; alt: string }[] }) {
  const lang = useLang();
  const isWithout = usePicturesLink() !== undefined;
  if (isWithout || previews.length === 0) return null;
  return (
    <section aria-labelledby="previews" className="flex flex-col gap-3">
      <h2 id="previews" className="text-xl font-700">
        {m.artifakts_pictures_previews({}, lang)}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {previews.map(({ src, alt }) => (
          <li key={src} className="card overflow-hidden">
            <ItemPicture src={src} alt={alt} className="block w-full h-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
