import type { FormField } from '../contract.ts';
import type { StudioStore } from './store.ts';
import type { Path, Value } from './values.ts';

/** What every input of a form is given. */
export interface FieldProps {
  readonly id: string;
  /** The element that holds its help. */
  readonly described: string;
  readonly label: string;
  readonly field: FormField;
  readonly path: Path;
  readonly value: Value;
  readonly store: StudioStore;
}
