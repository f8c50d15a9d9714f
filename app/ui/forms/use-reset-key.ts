import { useState } from "react";
import { useActionData } from "@remix-run/react";

/**
 * React key of a form that is to be empty again after each write. A refused form keeps its key: the page's
 * data, loaded again after a refusal too, would otherwise replace the form while its fields are corrected.
 *
 * @param formKey the page's idempotency key; differs each time the page's data is loaded
 */
export function useResetKey(formKey: string): string {
  const isRefused = useActionData<{ ok?: boolean }>()?.ok === false;
  const [key, setKey] = useState(formKey);
  if (isRefused || key === formKey) return key;
  setKey(formKey);
  return formKey;
}
