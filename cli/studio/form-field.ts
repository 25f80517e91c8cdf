/** The fields of the studio's forms, as types for the server and the page. */

/** The field for a key of front matter. */
export interface FormField {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly example: string;
  readonly input: InputType;
}

export type InputType =
  /** Text or a number; `names` is the list of names to choose from. */
  | { readonly type: 'text'; readonly isLong: boolean; readonly isNumber: boolean; readonly names: string | null }
  | { readonly type: 'date' }
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly choices: readonly NameChoice[] }
  | { readonly type: 'keys'; readonly fields: readonly FormField[] }
  | { readonly type: 'list'; readonly item: InputType }
  /** A plain value, or a group of keys with more details. */
  | { readonly type: 'either'; readonly plain: InputType; readonly fields: readonly FormField[] };

export interface NameChoice {
  readonly value: string;
  readonly label: string;
}
