import { useEffect, useRef, useState } from "react";

/**
 * A person's picture, or by default their initial on a tile. A picture that fails to load, even before
 * hydration, is replaced by the initial.
 */
export function Avatar({
  name,
  url,
  className = "",
}: {
  name: string;
  url?: string | null;
  className?: string;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, [url]);
  return (
    <span
      aria-hidden="true"
      className={`relative inline-flex items-center justify-center overflow-hidden rounded-full w-11 h-11 shrink-0 bg-accent text-on-accent font-700 ${className}`}
    >
      {name.trim().charAt(0).toUpperCase()}
      {url && !hasFailed && (
        <img
          ref={image}
          src={url}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 w-full h-full object-cover"
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
}
