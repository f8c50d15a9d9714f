import { PICTURE_CROPS, type PictureCrop } from "#domain/people/pictures.ts";

/** Which part of a wide or tall picture to keep. */
export function CropField({ title, names }: { title: string; names: Record<PictureCrop, string> }) {
  return (
    <fieldset>
      <legend className="font-600">{title}</legend>
      <div className="flex flex-wrap gap-x-5">
        {PICTURE_CROPS.map((crop) => (
          <label key={crop} className="flex items-center gap-2 min-h-11">
            <input
              type="radio"
              name="crop"
              value={crop}
              defaultChecked={crop === "centre"}
              className="tick"
            />
            {names[crop]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
