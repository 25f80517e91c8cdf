import { folderOf } from '../../kinds/paths.ts';
import { explainLetters } from '../../parse/characters.ts';
import { isTopic } from '../../resolve/chain.ts';
import { namesOf } from '../../resolve/model.ts';
import { listNamed, type Named } from '../../resolve/named.ts';
import { citedKind } from '../../resolve/references.ts';
import { findName, fixName } from '../find-name.ts';
import { type Rule, shorten } from '../rule.ts';

export const unknownName: Rule = {
  id: 'unknown-name',
  level: 'error',
  finds: 'The lines at the top name a file that does not exist, such as a paper of a talk or a topic of an answer.',
  example: {
    file: 'talks/example.md',
    wrong: '(a talk whose `papers` name a file that is not there)',
    right: '(a talk whose `papers` are files in `papers/`)',
  },
  *checkDocument(document, model) {
    // Topics and citations have separate rules.
    if (isTopic(document)) return;
    const written = [
      ...document.wrongNames
        .filter(({ role }) => role !== citedKind)
        .map(({ role, name, at }) => ({ kind: role, name, at, file: undefined })),
      ...listNamed(document)
        .filter((named) => !isInReferenceList(named))
        .map(({ kind, slug, path }) => ({
          kind,
          name: slug,
          at: document.locate(path),
          file: `${folderOf(kind)}/${slug}.md`,
        })),
    ];
    for (const { kind, name, at, file } of written) {
      if (namesOf(model, kind).has(name)) continue;
      yield {
        at,
        reason: `There is no ${kind} \`${shorten(name)}\`.${explainLetters(name)}`,
        hint: `Write the name of a file in \`${folderOf(kind)}/\` without \`.md\`.`,
        suggestion: findName(name, model, kind),
        missing: file,
      };
    }
  },
  fix: fixName,
};

/** Whether a name is one of the publications that a page lists, which have a separate rule. */
function isInReferenceList({ kind, path }: Named): boolean {
  return kind === citedKind && path[0] === 'references';
}
