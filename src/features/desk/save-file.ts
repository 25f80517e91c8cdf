/** Lets the browser save a file, as bytes without a type, so that it never opens what a stranger sent. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
