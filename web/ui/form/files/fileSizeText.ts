const unit = 1024;

/** "812 B", "84 KB", "2.4 MB" */
export function fileSizeText(bytes: number): string {
  if (bytes < unit) return `${String(bytes)} B`;
  const inMega = bytes / (unit * unit);
  return inMega < 1 ? `${String(Math.round(bytes / unit))} KB` : `${inMega.toFixed(1)} MB`;
}
