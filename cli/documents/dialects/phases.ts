/** The order in which the passages of all programs are read, and why each phase comes where it does. */
export const phases = [
  // Code comes first, since nothing that stands in it is a passage.
  'code',
  // What only encloses a text goes next, or a block in it would not stand at the beginning of a line.
  'enclosures',
  // Pandoc makes figures of its own pictures alone: commands write others, and boxes put signs before their lines.
  'blocks',
  // Commands of templates and of LaTeX become Markdown before boxes put signs before their lines.
  'commands',
  // Boxes hold blocks and results of commands.
  'boxes',
  // Formulas stand between dollars before anything is looked for outside them.
  'formulas',
  // What points at a part is read once all labels are written, and raised words once all formulas are known.
  'pointers',
  // What is still in brackets with an `@` is a citation. What a comment says is known once nothing in it has braces.
  'citations',
  // Brackets that are left are those of links and notes.
  'inline',
] as const;

export type Phase = (typeof phases)[number];
