/** The colours of the light theme as `src/styles/tokens.css` has them, for what is drawn without a style sheet. */
export const lightColours = {
  paper: '#fbf8f2',
  ink: '#1f1d1a',
  inkSoft: '#5b554b',
  rule: '#ddd5c5',
  ruleStrong: '#8b8271',
  accent: '#0b5a63',
  second: '#9a4a16',
} as const;
