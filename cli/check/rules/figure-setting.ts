import { isFigureName, parametersOf, readSetting, type Setting } from '../../core/figures.ts';
import { findNearest } from '../../core/nearest.ts';
import { quoteAll } from '../../core/words.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { datasetKind } from '../../resolve/dataset.ts';
import { type Model, namesOf } from '../../resolve/model.ts';
import type { Advice, Rule } from '../rule.ts';

export const figureSetting: Rule = {
  id: 'figure-setting',
  level: 'error',
  finds: 'Words that should set a figure cannot: the figure is not on their page, or cannot take that value.',
  example: {
    wrong: '[A steep curve](figure:curves?clarity=4)\n\n::figure{name=curves}',
    right: '[A steep curve](figure:curves?plain=4)\n\n::figure{name=curves}',
  },
  *checkDocument(document, model) {
    for (const { target, at, isImage } of model.usesOf(document)) {
      const setting = readSetting(target);
      // A figure with a wrong name is reported by another rule.
      if (setting === null || (isFigureName(setting.name) && isMisnamed(document, model))) continue;
      const advice = judge(setting, document, isImage);
      if (advice !== null) yield { at, ...advice };
    }
  },
};

/** Whether the page names an unknown figure, which may be the one that was meant. */
function isMisnamed({ summary }: AnyDocument, model: Model): boolean {
  return summary.figures.some((name) => !isFigureName(name) && !namesOf(model, datasetKind).has(name));
}

function judge({ name, values }: Setting, { summary }: AnyDocument, isImage: boolean): Advice | null {
  const shown = summary.figures.filter(isFigureName);
  if (isImage) return { reason: 'A picture sets no figure.', hint: 'Take away the `!` before it.' };
  if (!isFigureName(name) || !shown.includes(name))
    return {
      reason: `This page has no figure \`${name}\` that can be set.`,
      hint:
        shown.length === 0
          ? 'Put the figure on the page, `::figure{name=…}`, or take the link away.'
          : `It has ${quoteAll(shown)}.`,
      suggestion: findNearest(name, shown),
    };
  const parameters = parametersOf(name);
  const names = Object.keys(parameters);
  if (names.length === 0)
    return { reason: `Nothing of the figure \`${name}\` can be set.`, hint: 'Take the link away.' };
  if (values.length === 0)
    return { reason: 'This link sets nothing.', hint: `Say what: \`figure:${name}?${names[0]}=…\`.` };
  for (const [parameter, value] of values) {
    const range = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined;
    if (range === undefined)
      return {
        reason: `The figure \`${name}\` has no \`${parameter}\`.`,
        hint: `It has ${quoteAll(names)}.`,
        suggestion: findNearest(parameter, names),
      };
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!(number >= range.min && number <= range.max))
      return {
        reason: value === '' ? `\`${parameter}\` has no value.` : `\`${parameter}\` cannot be \`${value}\`.`,
        hint: `It is a number from ${range.min} to ${range.max}, written with a point.`,
      };
  }
  return null;
}
