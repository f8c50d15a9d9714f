/** A file that is chosen for a message or an entry. */
export interface PreparedFile {
  file: File;
  /** A tiny picture as a data URL; null for other files. */
  preview: string | null;
}

const PICTURES = /^image\/(?:jpeg|png|webp)$/;
/** Photographs above this are made smaller: phones make them of 2 to 8 MB, and several are to fit one request. */
const LARGE_BYTES = 1_500_000;
/** Longest side in pixels; a photographed price list can still be read. */
const LARGE_SIDE = 2_048;
const QUALITY = 0.85;
const PREVIEW_SIDE = 96;

/**
 * Makes a large photograph smaller, without the camera's notes, and a preview of any picture. A
 * file that the browser cannot decode is left as it is.
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (!PICTURES.test(file.type)) return { file, preview: null };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { file, preview: null };
  const preview = draw(bitmap, PREVIEW_SIDE).toDataURL("image/jpeg", 0.7);
  const smaller = file.size > LARGE_BYTES ? await smallerCopy(bitmap, file) : file;
  bitmap.close();
  return { file: smaller, preview };
}

async function smallerCopy(bitmap: ImageBitmap, file: File): Promise<File> {
  const canvas = draw(bitmap, LARGE_SIDE);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  if (!blob || blob.size >= file.size) return file;
  const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
  return new File([blob], name, { type: "image/jpeg", lastModified: file.lastModified });
}

/** On white, which is what JPEG makes of transparent pixels. */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
