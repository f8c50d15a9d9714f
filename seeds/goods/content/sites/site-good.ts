import { MEDIA, type Good } from "../../good.ts";
import { writeZip } from "../../kit/archive.ts";
import { siteCover } from "../../kit/covers.ts";

export interface SiteOf {
  artifakt: number;
  fileName: string;
  /** "es-MX" */
  lang: string;
  title: string;
  description: string;
  /** HTML between <body> and </body>. */
  body: string;
  css: string;
  readme: string;
  /** Further files of the archive. */
  files?: Readonly<Record<string, string>>;
  cover: Parameters<typeof siteCover>[0];
}

/** A web page with its style sheet, without scripts and without anything from another server. */
export function siteGood({
  artifakt,
  fileName,
  lang,
  title,
  description,
  body,
  css,
  readme,
  files,
  cover,
}: SiteOf): Good {
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="stylesheet" href="estilo.css">
</head>
<body>
${body.trim()}
</body>
</html>
`;
  return {
    artifakt,
    versions: [
      {
        fileName,
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip({
          "index.html": html,
          "estilo.css": `${css.trim()}\n`,
          ...files,
          "leeme.txt": readme,
        }),
      },
    ],
    cover: siteCover(cover),
  };
}
