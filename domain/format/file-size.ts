const UNITS = ["bytes", "KB", "MB", "GB"] as const;

/** A file's size with at most one decimal: "812 bytes", "34 KB", "1.5 MB". */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1_000 && unit < UNITS.length - 1) {
    size /= 1_024;
    unit += 1;
  }
  const digits = unit > 1 && size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${digits} ${UNITS[unit]}`;
}
