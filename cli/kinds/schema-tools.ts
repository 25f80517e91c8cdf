import { z } from 'zod';
import { field } from '../schema/fields.ts';
import { shown } from '../schema/shown.ts';
import { dated, named, namesFiles } from './page-fields.ts';

/** What schemas are made with. Kinds are handed it, so that whoever asks only where files stand loads no schema. */
export const schemaTools = { z, field, shown, named, dated, namesFiles };
export type SchemaTools = typeof schemaTools;
