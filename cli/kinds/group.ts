import type { Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';

export const title = 'A group';
export const folder = 'groups';
export const otherFolders = ['group', 'sections', 'categories', 'category', 'gruppen'];
export const text = 'none';
export const order = { by: 'order' };
export const slugType = 'GroupSlug';

export const schema = ({ z, field }: SchemaTools) => z.strictObject({ title: field.title, order: field.order });

export const starter: Starter = { asks: [] };
