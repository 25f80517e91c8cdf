/** What is drawn instead of an emoji, which not every device has. */
const signs: Readonly<Record<string, string>> = {
  '✅': 'M2 9l4 4 8-10',
  '❌': 'M3 3 13 13M13 3 3 13',
};

/** A message that begins with an emoji: the sign is drawn, and the emoji itself is read aloud and copied. */
export function DrawnEmoji({ text }: { text: string }) {
  const [emoji = '', ...words] = text.split(' ');
  return (
    <>
      <svg className="drawn-emoji" viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[emoji]} />
      </svg>
      <span className="visually-hidden">{`${emoji} `}</span>
      {words.join(' ')}
    </>
  );
}
