/** State of the plain search field at the moment when the search box replaces it. */
export interface PlainField {
  text: string;
  hasFocus: boolean;
  /** Caret or selection, in UTF-16 code units. */
  selection: [start: number, end: number];
}

/** Reads the header's plain search field; empty values if it does not exist. */
export function readPlainField(): PlainField {
  const field = document.querySelector<HTMLInputElement>("header [name=q]");
  const text = field?.value ?? "";
  return {
    text,
    hasFocus: field !== null && document.activeElement === field,
    selection: [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length],
  };
}
