import { Form } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PasskeyPurpose } from "#domain/people/passkeys.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

const loadWebAuthn = loadWhenReached(() => import("@simplewebauthn/browser"));

/**
 * A form that is sent with a passkey's response: its button asks the server for a challenge and the
 * browser for a passkey. Without JavaScript, or where the browser has no passkeys, it is absent.
 */
export function PasskeyForm({
  purpose,
  intent,
  to,
  label,
  children,
}: {
  purpose: PasskeyPurpose;
  intent: string;
  /** Path of the action; the page's own without it. */
  to?: string;
  /** The button's text. */
  label: string;
  /** Further fields. */
  children?: ReactNode;
}) {
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const response = useRef<HTMLInputElement>(null);
  const [isSupported, setSupported] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // WebAuthn exists on HTTPS and localhost only.
  useEffect(() => setSupported(isSecureContext && "PublicKeyCredential" in window), []);
  if (!isSupported) return null;

  const press = async () => {
    if (isBusy || !form.current?.reportValidity()) return;
    setBusy(true);
    setProblem("");
    try {
      const answered = await fetch(paths.passkeyOptions, {
        method: "POST",
        body: new URLSearchParams({ purpose }),
      });
      const { options, text } = (await answered.json()) as { options?: never; text?: string };
      if (!options) return setProblem(text ?? m.security_passkey_failed({}, lang));
      const { startAuthentication, startRegistration } = await loadWebAuthn();
      const start = purpose === "add" ? startRegistration : startAuthentication;
      response.current!.value = JSON.stringify(await start({ optionsJSON: options }));
      form.current.requestSubmit();
      // A refused response is not sent again.
      response.current!.value = "";
    } catch (error) {
      const isKnown = error instanceof Error && error.name === "InvalidStateError";
      setProblem((isKnown ? m.security_passkey_known : m.security_passkey_failed)({}, lang));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      ref={form}
      method="post"
      action={to}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        // Enter in a field presses the button; the response is sent by the script.
        if (response.current?.value) return;
        event.preventDefault();
        void press();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="response" ref={response} />
      {children}
      <button className="btn self-start" aria-disabled={isBusy || undefined}>
        <span className="i-lucide-fingerprint" aria-hidden="true" />
        {label}
      </button>
      {problem && (
        <p role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
    </Form>
  );
}
