const asking =
  /^(?:who|whose|whom|what|which|when|where|why|how|is|are|was|were|do|does|did|can|could|will|would|should|may|has|have|explain|define|describe)\s/i;
const fewestWords = 3;

/** Whether a text, without blanks around it, asks something, rather than naming what is looked for. */
export function isQuestion(text: string): boolean {
  return text.split(/\s+/).length >= fewestWords && (text.endsWith('?') || asking.test(text));
}
