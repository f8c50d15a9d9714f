/**
 * Hidden field with the form's idempotency key: sending the form again with the same key returns the
 * first result instead of writing twice.
 *
 * @param value from the loader (`createFormKey()`); a new one after each write
 */
export const FormKey = ({ value }: { value: string }) => (
  <input type="hidden" name="key" value={value} />
);
