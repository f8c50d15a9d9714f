import { useEffect, useRef, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * New recovery codes, shown this once. Copying and printing need a script; the text does not.
 *
 * @param next address where their owner goes on, once they are kept
 */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const lang = useLang();
  const [hasScript, setHasScript] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setHasScript(true);
    heading.current?.focus();
  }, []);
  const copy = () =>
    navigator.clipboard?.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section aria-labelledby="codes-shown" className="card flex flex-col gap-4 p-5 border-accent">
      <h2 id="codes-shown" ref={heading} tabIndex={-1} className="text-xl font-800">
        {m.security_codes_shown({}, lang)}
      </h2>
      <p className="text-ink-soft">{m.security_codes_shown_help({}, lang)}</p>
      <ol className="grid sm:grid-cols-2 gap-x-6 gap-y-2 tabular">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {hasScript && (
          <>
            <button type="button" className="btn" onClick={() => void copy()}>
              <span className="i-lucide-copy" aria-hidden="true" />
              {m.security_codes_copy({}, lang)}
            </button>
            <button type="button" className="btn" onClick={() => window.print()}>
              <span className="i-lucide-printer" aria-hidden="true" />
              {m.security_codes_print({}, lang)}
            </button>
          </>
        )}
        <Link to={next} className="btn-primary">
          {m.security_codes_kept({}, lang)}
        </Link>
      </div>
      <p role="status" className="text-sm font-600 text-success">
        {isCopied && m.security_codes_copied({}, lang)}
      </p>
    </section>
  );
}
