/** What the browser is given to save while the test lasts. Needs `jest.restoreAllMocks` afterwards. */
export function watchSaving() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:portal';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: content.text() });
  });
  return saved;
}
