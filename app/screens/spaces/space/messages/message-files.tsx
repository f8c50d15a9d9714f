import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownFile } from "#app/screens/spaces/space/shown-files.server.ts";

/** The files of a message: pictures as themselves, others as rows. Each leads to its document. */
export function MessageFiles({ files }: { files: readonly ShownFile[] }) {
  const lang = useLang();
  const hasNoPictures = usePicturesLink() !== undefined;
  if (files.length === 0) return null;
  return (
    <ul aria-label={m.files_sent({}, lang)} className="mt-1 flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={index} className={file.picture && !hasNoPictures ? "" : "w-full max-w-sm"}>
          {file.picture && file.to && !hasNoPictures ? (
            <Link to={file.to} className="block" data-tip="">
              <img
                src={file.picture.src}
                alt={file.picture.alt}
                width={file.picture.width}
                height={file.picture.height}
                loading="lazy"
                decoding="async"
                className="rounded-card border border-line max-w-full"
                style={shapeOf(file.picture, files.length)}
              />
            </Link>
          ) : (
            <FileRow file={file} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Height of a picture alone, and of one of several, in pixels. */
const [ALONE, OF_SEVERAL] = [240, 132];

/** A size that is known before the picture has come, so that nothing moves. */
function shapeOf({ width, height }: { width: number; height: number }, count: number) {
  const scale = Math.min(1, (count === 1 ? ALONE : OF_SEVERAL) / height, ALONE / width);
  return { width: Math.round(width * scale), height: "auto" };
}

function FileRow({ file: { name, to, sign, about } }: { file: ShownFile }) {
  const shown = (
    <>
      <span aria-hidden="true" className="text-2xl">
        {sign}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block truncate ${to ? "font-600" : ""}`}>{name}</span>
        <span className="block text-sm text-ink-soft">{about}</span>
      </span>
    </>
  );
  const look = "card p-2 flex items-center gap-3";
  return to ? (
    <Link to={to} className={`${look} hover:border-accent`}>
      {shown}
    </Link>
  ) : (
    <div className={look}>{shown}</div>
  );
}
