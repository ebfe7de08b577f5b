/** Has the browser save what an address answers. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
}

/** Has the browser save text as a file. */
export const saveText = (text: string, name: string, type: string): void =>
  saveBlob(new Blob([text], { type }), name);

/** Has the browser save what the page has as a file. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveAddress(address, name);
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
