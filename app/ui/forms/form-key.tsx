/**
 * The hidden field that makes a form safe to send twice: the same key again gives the same answer
 * (product.md, "Money").
 *
 * @param value from the loader: `createFormKey()`; another one after each write
 */
export const FormKey = ({ value }: { value: string }) => (
  <input type="hidden" name="key" value={value} />
);
