/** A text with the parts in backticks as code. */
export function TextWithCode({ text }: { text: string }) {
  const parts = text.split(/`([^`]*)`/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name.
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}
