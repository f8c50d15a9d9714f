import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The fields of a TotpSetup (app/session/second-factor/totp.server.ts) that are shown. */
interface ShownSetup {
  sealed: string;
  key: string;
  address: string;
  qr: { path: string; size: number };
}

export function TotpSetupForm({
  setup: { sealed, key, address, qr },
  result,
}: {
  setup: ShownSetup;
  result: (ShownResult & { fields?: Readonly<Record<string, string>> | undefined }) | undefined;
}) {
  const lang = useLang();
  return (
    <Form method="post" className="card flex flex-col gap-5 p-5">
      <FormAnswer result={result} />
      <p>{m.security_app_text({}, lang)}</p>
      {/* Black on white in every theme: cameras look for dark modules on a light ground. */}
      <svg
        role="img"
        aria-label={m.security_app_qr({}, lang)}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="w-56 max-w-full rounded-control border"
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div>
        <p className="font-600">{m.security_app_key({}, lang)}</p>
        <p>
          <code className="text-lg break-words">{key}</code>
        </p>
        <a
          href={address}
          className="inline-flex items-center min-h-11 text-accent font-600 underline underline-offset-4"
        >
          {m.security_app_open({}, lang)}
        </a>
      </div>
      <input type="hidden" name="setup" value={sealed} />
      <FormField
        label={m.security_app_code({}, lang)}
        name="code"
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
        problem={result?.fields?.code}
      />
      <div className="flex flex-wrap gap-3">
        <button className="btn-primary">{m.security_app_submit({}, lang)}</button>
        <Link to={paths.security} className="btn">
          {m.security_title({}, lang)}
        </Link>
      </div>
    </Form>
  );
}
