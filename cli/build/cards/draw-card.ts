import { lightColours } from '../../core/light-colours.ts';
import { breakLines } from './break-lines.ts';
import type { Typesetter } from './typeset.ts';

/** The texts of a card. */
export interface Card {
  readonly title: string;
  /** What the page belongs to, such as its group; may be empty. */
  readonly label: string;
  readonly site: string;
  /** Whether the curve of choice is drawn. */
  readonly curve: boolean;
}

const width = 1200;
const height = 630;
const margin = 80;
const { paper, ink, inkSoft, accent } = lightColours;

const labelSize = 30;
const siteSize = 34;
/** A title gets the first size in which it fits into so many lines. */
const titleSizes = [
  { size: 84, lines: 2 },
  { size: 70, lines: 3 },
  { size: 58, lines: 4 },
] as const;

/** The card of a page as SVG, 1200 by 630: its title, above the curve of choice if there is one, and the name of the site. */
export function drawCard({ title, label, site, curve }: Card, type: Typesetter): string {
  const { size, lines } = fitTitle(title, type);
  const leading = size * 1.16;
  const top = label === '' ? margin + size * 0.8 : margin + labelSize * 2.2 + size * 0.8;
  const texts = [
    {
      data: type.draw(fitLine(label, labelSize, type), margin, margin + labelSize * 0.75, labelSize, 400),
      fill: inkSoft,
    },
    ...lines.map((line, index) => ({ data: type.draw(line, margin, top + index * leading, size, 600), fill: ink })),
    { data: type.draw(site, width - margin - type.measure(site, siteSize, 600), 566, siteSize, 600), fill: ink },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0H${width}V${height}H0z" fill="${paper}"/>`,
    curve ? `<path d="M-10 590C760 590 560 480 1210 480" fill="none" stroke="${accent}" stroke-width="6"/>` : '',
    ...texts.map(({ data, fill }) => (data === '' ? '' : `<path d="${data}" fill="${fill}"/>`)),
    '</svg>',
  ].join('');
}

function fitTitle(title: string, type: Typesetter): { size: number; lines: readonly string[] } {
  const room = width - 2 * margin;
  for (const { size, lines } of titleSizes) {
    const broken = breakLines(title, room, (text) => type.measure(text, size, 600));
    if (broken.length <= lines) return { size, lines: broken };
  }
  const { size, lines } = titleSizes[titleSizes.length - 1] ?? titleSizes[0];
  const broken = breakLines(title, room, (text) => type.measure(text, size, 600)).slice(0, lines);
  return { size, lines: broken.map((line, index) => (index === lines - 1 ? `${line} …` : line)) };
}

function fitLine(text: string, size: number, type: Typesetter): string {
  const room = width - 2 * margin;
  if (type.measure(text, size, 400) <= room) return text;
  const words = text.split(' ');
  while (words.length > 1 && type.measure(`${words.join(' ')} …`, size, 400) > room) words.pop();
  return `${words.join(' ')} …`;
}
