import { compareText } from '../report/problem.ts';
import type { Rule, RuleText } from './rule.ts';
import { brokenAnchor } from './rules/broken-anchor.ts';
import { brokenLink } from './rules/broken-link.ts';
import { chainCycle } from './rules/chain-cycle.ts';
import { chainFork } from './rules/chain-fork.ts';
import { chainPin } from './rules/chain-pin.ts';
import { chainSelf } from './rules/chain-self.ts';
import { chainUnreachable } from './rules/chain-unreachable.ts';
import { citationForm } from './rules/citation-form.ts';
import { citationNotListed } from './rules/citation-not-listed.ts';
import { draftLink } from './rules/draft-link.ts';
import { draftUnfinished } from './rules/draft-unfinished.ts';
import { duplicateDoi } from './rules/duplicate-doi.ts';
import { duplicateOrder } from './rules/duplicate-order.ts';
import { duplicateReference } from './rules/duplicate-reference.ts';
import { duplicateSlug } from './rules/duplicate-slug.ts';
import { emptyBody } from './rules/empty-body.ts';
import { emptyGroup } from './rules/empty-group.ts';
import { externalAddress } from './rules/external-address.ts';
import { figure } from './rules/figure.ts';
import { footnote } from './rules/footnote.ts';
import { headingLevels } from './rules/heading-levels.ts';
import { imageAlt } from './rules/image-alt.ts';
import { instructionText } from './rules/instruction-text.ts';
import { lostAddress } from './rules/lost-address.ts';
import { mathSyntax } from './rules/math-syntax.ts';
import { missingFile } from './rules/missing-file.ts';
import { missingMedia } from './rules/missing-media.ts';
import { newAddress } from './rules/new-address.ts';
import { rawHtml } from './rules/raw-html.ts';
import { referenceNotCited } from './rules/reference-not-cited.ts';
import { shallowHistory } from './rules/shallow-history.ts';
import { slugFormat } from './rules/slug-format.ts';
import { starterText } from './rules/starter-text.ts';
import { strayBody } from './rules/stray-body.ts';
import { unknownGroup } from './rules/unknown-group.ts';
import { unknownReference } from './rules/unknown-reference.ts';
import { unknownTopic } from './rules/unknown-topic.ts';
import { stageRules } from './stage-rules.ts';

/** Every rule that looks at the whole site, in the order of their ids. */
export const rules: readonly Rule[] = [
  brokenAnchor,
  brokenLink,
  chainCycle,
  chainFork,
  chainPin,
  chainSelf,
  chainUnreachable,
  citationForm,
  citationNotListed,
  draftLink,
  draftUnfinished,
  duplicateDoi,
  duplicateOrder,
  duplicateReference,
  duplicateSlug,
  emptyBody,
  emptyGroup,
  externalAddress,
  figure,
  footnote,
  headingLevels,
  imageAlt,
  instructionText,
  lostAddress,
  mathSyntax,
  missingFile,
  missingMedia,
  newAddress,
  rawHtml,
  referenceNotCited,
  shallowHistory,
  slugFormat,
  starterText,
  strayBody,
  unknownGroup,
  unknownReference,
  unknownTopic,
];

/** Every rule there is, in the order of their ids. */
export const allRules: readonly RuleText[] = [...rules, ...stageRules].sort((a, b) => compareText(a.id, b.id));
