/** What a person had done in the plain search field when the search box takes its place. */
export interface PlainField {
  text: string;
  hasFocus: boolean;
  /** The caret or what is selected, in code units. */
  selection: [start: number, end: number];
}

/** Reads the header's plain search field; empty when it is not there. */
export function readPlainField(): PlainField {
  const field = document.querySelector<HTMLInputElement>("header [name=q]");
  const text = field?.value ?? "";
  return {
    text,
    hasFocus: field !== null && document.activeElement === field,
    selection: [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length],
  };
}
