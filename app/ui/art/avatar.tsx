import { useEffect, useRef, useState } from "react";

/**
 * A person's picture, or by default a drawing, which costs no request. A picture that fails to load,
 * even before hydration, is replaced by the drawing.
 *
 * @param className its size
 */
export function Avatar({ url, className }: { url: string | null; className: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, [url]);
  const shape = `rounded-full shrink-0 ${className}`;
  // The drawing's CSS comes with the icons (uno.config.ts).
  if (!url || hasFailed)
    return <span className={`i-person text-accent ${shape}`} aria-hidden="true" />;
  return (
    <img
      ref={image}
      src={url}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className={`object-cover ${shape}`}
      onError={() => setHasFailed(true)}
    />
  );
}
