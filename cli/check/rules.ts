import { compareText } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';
import type { Rule } from './rule.ts';
import { analyticsId } from './rules/analytics-id.ts';
import { authorNames } from './rules/author-names.ts';
import { brokenAnchor } from './rules/broken-anchor.ts';
import { brokenLink } from './rules/broken-link.ts';
import { brokenMedia } from './rules/broken-media.ts';
import { callout } from './rules/callout.ts';
import { caption } from './rules/caption.ts';
import { chainCycle } from './rules/chain-cycle.ts';
import { chainFork } from './rules/chain-fork.ts';
import { chainPin } from './rules/chain-pin.ts';
import { chainSelf } from './rules/chain-self.ts';
import { chainUnreachable } from './rules/chain-unreachable.ts';
import { citationForm } from './rules/citation-form.ts';
import { citationNotListed } from './rules/citation-not-listed.ts';
import { dataFile } from './rules/data-file.ts';
import { dataTable } from './rules/data-table.ts';
import { detourLink } from './rules/detour-link.ts';
import { draftLink } from './rules/draft-link.ts';
import { draftUnfinished } from './rules/draft-unfinished.ts';
import { duplicateAsk } from './rules/duplicate-ask.ts';
import { duplicateDoi } from './rules/duplicate-doi.ts';
import { duplicateLabel } from './rules/duplicate-label.ts';
import { duplicateOrder } from './rules/duplicate-order.ts';
import { duplicateReference } from './rules/duplicate-reference.ts';
import { duplicateSlug } from './rules/duplicate-slug.ts';
import { duplicateTerm } from './rules/duplicate-term.ts';
import { emptyBody } from './rules/empty-body.ts';
import { emptyGroup } from './rules/empty-group.ts';
import { externalAddress } from './rules/external-address.ts';
import { figure } from './rules/figure.ts';
import { figureSetting } from './rules/figure-setting.ts';
import { footnote } from './rules/footnote.ts';
import { headingForm } from './rules/heading-form.ts';
import { headingLevels } from './rules/heading-levels.ts';
import { imageAlt } from './rules/image-alt.ts';
import { instructionText } from './rules/instruction-text.ts';
import { labelNotUsed } from './rules/label-not-used.ts';
import { linkForm } from './rules/link-form.ts';
import { listForm } from './rules/list-form.ts';
import { longAnswer } from './rules/long-answer.ts';
import { lostAddress } from './rules/lost-address.ts';
import { mathSyntax } from './rules/math-syntax.ts';
import { mergeConflict } from './rules/merge-conflict.ts';
import { missingFile } from './rules/missing-file.ts';
import { missingMedia } from './rules/missing-media.ts';
import { newAddress } from './rules/new-address.ts';
import { openCode } from './rules/open-code.ts';
import { rawHtml } from './rules/raw-html.ts';
import { rawMarkup } from './rules/raw-markup.ts';
import { rawTex } from './rules/raw-tex.ts';
import { referenceNotCited } from './rules/reference-not-cited.ts';
import { reservedAddress } from './rules/reserved-address.ts';
import { shallowHistory } from './rules/shallow-history.ts';
import { slugFormat } from './rules/slug-format.ts';
import { starterText } from './rules/starter-text.ts';
import { strayBody } from './rules/stray-body.ts';
import { tableCells } from './rules/table-cells.ts';
import { tableForm } from './rules/table-form.ts';
import { unknownGroup } from './rules/unknown-group.ts';
import { unknownLabel } from './rules/unknown-label.ts';
import { unknownName } from './rules/unknown-name.ts';
import { unknownReference } from './rules/unknown-reference.ts';
import { unknownTopic } from './rules/unknown-topic.ts';
import { unusedData } from './rules/unused-data.ts';
import { unusedMedia } from './rules/unused-media.ts';
import { stageRules } from './stage-rules.ts';

/** Every rule that looks at the whole site, in the order of their ids. */
export const rules: readonly Rule[] = [
  analyticsId,
  authorNames,
  brokenAnchor,
  brokenLink,
  brokenMedia,
  callout,
  caption,
  chainCycle,
  chainFork,
  chainPin,
  chainSelf,
  chainUnreachable,
  citationForm,
  citationNotListed,
  dataFile,
  dataTable,
  detourLink,
  draftLink,
  draftUnfinished,
  duplicateAsk,
  duplicateDoi,
  duplicateLabel,
  duplicateOrder,
  duplicateReference,
  duplicateSlug,
  duplicateTerm,
  emptyBody,
  emptyGroup,
  externalAddress,
  figure,
  figureSetting,
  footnote,
  headingForm,
  headingLevels,
  imageAlt,
  instructionText,
  labelNotUsed,
  linkForm,
  listForm,
  longAnswer,
  lostAddress,
  mathSyntax,
  mergeConflict,
  missingFile,
  missingMedia,
  newAddress,
  openCode,
  rawHtml,
  rawMarkup,
  rawTex,
  referenceNotCited,
  reservedAddress,
  shallowHistory,
  slugFormat,
  starterText,
  strayBody,
  tableCells,
  tableForm,
  unknownGroup,
  unknownLabel,
  unknownName,
  unknownReference,
  unknownTopic,
  unusedData,
  unusedMedia,
];

/** Every rule there is, in the order of their ids. */
export const allRules: readonly RuleText[] = [...rules, ...stageRules].sort((a, b) => compareText(a.id, b.id));
