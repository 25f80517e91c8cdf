/** Lets the browser save a file. Without a type it is bytes, so that the browser never opens what a stranger sent. */
export function saveFile(content: string | Blob, name: string, type = 'application/octet-stream'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
