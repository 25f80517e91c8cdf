import { splitWords } from '../core/words.ts';

/** Presentation attributes; each is allowed on any element of a drawing, or in its `style`. */
const paint = splitWords(`
  clipPath clipRule color dominantBaseline fill fillOpacity fillRule fontFamily fontSize fontStyle
  fontWeight letterSpacing markerEnd markerMid markerStart opacity paintOrder stopColor stopOpacity
  stroke strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit
  strokeOpacity strokeWidth textAnchor vectorEffect
`);

const geometry = splitWords(`
  cx cy d dx dy fx fy gradientTransform gradientUnits height id markerHeight markerUnits markerWidth
  offset orient pathLength points r refX refY rx ry spreadMethod transform viewBox width x x1 x2 y
  y1 y2
`);

/** The elements allowed in an inline drawing: shapes, text and paint. None loads, repeats or runs anything. */
export const drawingTags = splitWords(`
  svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient
  stop clipPath marker
`);

/** The attributes allowed in an inline drawing, by their hast names. */
export const drawingAttributes = [...paint, ...geometry];

/** Invisible elements that drawing programs add. */
export const unseenTags = ['title', 'desc', 'metadata'];

/** Attributes that are dropped: the page sets the name, role and language of a drawing itself. */
export const unseenAttributes =
  /:|^(?:data|aria|xml)|^(?:version|baseProfile|className|role|focusable|lang|enableBackground|preserveAspectRatio)$/;

/** The functions allowed in a value; `url(#…)` is checked separately. */
export const valueFunctions = splitWords(`
  var calc min max clamp rgb rgba hsl hsla oklch light-dark color-mix translate scale rotate skewX
  skewY matrix
`);
