/** What a form of the studio asks for; types alone, for the program and for its page. */

/** What a form asks for one key of front matter. */
export interface FormField {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly example: string;
  readonly input: InputType;
}

export type InputType =
  /** Words, or a number where they are one; `names` is the list of names to choose from. */
  | { readonly type: 'text'; readonly isLong: boolean; readonly isNumber: boolean; readonly names: string | null }
  | { readonly type: 'date' }
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly choices: readonly NameChoice[] }
  | { readonly type: 'keys'; readonly fields: readonly FormField[] }
  | { readonly type: 'list'; readonly item: InputType }
  /** A plain value, or a group of keys that says more. */
  | { readonly type: 'either'; readonly plain: InputType; readonly fields: readonly FormField[] };

export interface NameChoice {
  readonly value: string;
  readonly label: string;
}
