import { splitWords } from '../core/words.ts';

/** Words that say how something is painted or set; each may stand on any element of a drawing, or in its `style`. */
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

/** Elements of a drawing in a page: shapes, words and what paints them. None loads, repeats or runs anything. */
export const drawingTags = splitWords(`
  svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient
  stop clipPath marker
`);

/** Attributes of a drawing in a page, by the names that hast gives them. */
export const drawingAttributes = [...paint, ...geometry];

/** What editors write beside a drawing and no reader sees. */
export const unseenTags = ['title', 'desc', 'metadata'];

/** Attributes that change nothing here: the page has its own name, role and language for a drawing. */
export const unseenAttributes =
  /:|^(?:data|aria|xml)|^(?:version|baseProfile|className|role|focusable|lang|enableBackground|preserveAspectRatio)$/;

/** Functions that a value may call; `url(#…)` is looked at apart. */
export const valueFunctions = splitWords(`
  var calc min max clamp rgb rgba hsl hsla oklch light-dark color-mix translate scale rotate skewX
  skewY matrix
`);
