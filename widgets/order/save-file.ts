/** Has the browser save what a call has answered, as a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only when they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
