import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { splitWords } from '../core/words.ts';
import { drawingAttributes, drawingTags } from './drawing-schema.ts';

const mathTags = splitWords(`
  math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle
  msub msubsup msup mtable mtd mtext mtr munder munderover mprescripts none
`);
const mathAttributes = splitWords(`
  className display mathvariant mathVariant stretchy fence separator lspace rspace accent
  accentunder linethickness columnalign columnspacing rowspacing columnlines rowlines displaystyle
  scriptlevel minsize maxsize movablelimits symmetric width height depth voffset form columnspan
  rowspan notation
`);

/**
 * What compiled HTML may hold: remark-html's own allow-list, ids as they are (its default prefix breaks links to
 * headings), the few attributes that our own rendering adds, MathML, and the
 * shapes of a drawing.
 */
export const sanitizeSchema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'bdi', ...mathTags, ...drawingTags],
  attributes: {
    ...defaultSchema.attributes,
    // The list is searched from the beginning, so the attributes that our rendering adds come before rare ones.
    '*': [
      'id',
      'className',
      'role',
      'ariaLabel',
      'ariaLabelledBy',
      'ariaHidden',
      'tabIndex',
      ...(defaultSchema.attributes?.['*'] ?? []),
    ],
    a: ['href', 'title', 'target', 'rel', 'id', 'className', 'role', 'ariaLabel', 'download', 'dataSet'],
    div: ['dataUnit'],
    td: ['align', 'dataLabel', 'dataPad'],
    span: ['lang'],
    section: ['className', 'ariaLabel', 'ariaLabelledBy'],
    ul: ['className'],
    ol: ['start', 'className', 'type'],
    li: ['id', 'value', 'className'],
    h2: ['id', 'className'],
    code: ['className'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes])),
    ...Object.fromEntries(drawingTags.map((tag) => [tag, drawingAttributes])),
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};
