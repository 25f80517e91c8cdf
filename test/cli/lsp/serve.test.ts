import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CodeAction,
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type Location,
  type RegistrationParams,
  type ServerCapabilities,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { serveEditor } from '../../../cli/lsp/serve.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { topic, workspace } from '../../support/workspace.ts';

const folder = workspace();
const [toServer, toEditor] = [new PassThrough(), new PassThrough()];
let read = () => readContent(folder.content);
let today = '2026-01-01';
serveEditor(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toEditor)), {
  folder: folder.content,
  readOptions: () => ({ today }),
  read: () => read(),
});
const editor = createProtocolConnection(new StreamMessageReader(toEditor), new StreamMessageWriter(toServer));
const uriOf = (place: string) => pathToFileURL(`${folder.content}/${place}`).href;
const gamma = { uri: uriOf('topics/gamma.md') };
let version = 1;
interface Told {
  readonly uri: string;
  readonly diagnostics: readonly Diagnostic[];
}
const allTold: Told[] = [];
let told: (message: Told) => void = () => undefined;
editor.onNotification('textDocument/publishDiagnostics', (message: Told) => {
  allTold.push(message);
  told(message);
});

/** The next problems that the editor is told of a file. */
function nextProblems(uri: string): Promise<readonly Diagnostic[]> {
  return new Promise((settle) => {
    told = (message) => message.uri === uri && settle(message.diagnostics);
  });
}

async function type(text: string): Promise<void> {
  version += 1;
  await editor.sendNotification('textDocument/didChange', {
    textDocument: { ...gamma, version },
    contentChanges: [{ text }],
  });
}

let abilities: ServerCapabilities = {};
/** What the editor is asked to watch. */
const watched = new Promise((settle) => {
  editor.onRequest('client/registerCapability', ({ registrations }: RegistrationParams) =>
    settle(registrations.map(({ method, registerOptions }) => [method, registerOptions])),
  );
});

test.before(async () => {
  editor.listen();
  const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  const params = { processId: null, rootUri: null, capabilities };
  abilities = (await editor.sendRequest<InitializeResult>('initialize', params)).capabilities;
  await editor.sendNotification('initialized', {});
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { ...gamma, languageId: 'markdown', version, text: topic('Words.') },
  });
});
test.after(() => {
  editor.dispose();
  folder.remove();
});

test('an editor asks for what the server says that it can, and watches the folder for it', async () => {
  const { textDocumentSync, completionProvider, codeActionProvider, ...others } = abilities;
  assert.equal(textDocumentSync, { openClose: true, change: TextDocumentSyncKind.Incremental, save: true });
  assert.ok(completionProvider?.triggerCharacters?.includes('@'));
  assert.equal(codeActionProvider, { codeActionKinds: ['quickfix'] });
  const questions = ['hoverProvider', 'definitionProvider', 'referencesProvider', 'renameProvider'];
  assert.equal(others, Object.fromEntries(questions.map((name) => [name, true])));
  assert.equal(await watched, [['workspace/didChangeWatchedFiles', { watchers: [{ globPattern: '**/content/**' }] }]]);
});

test('what is typed is told as a problem with its rule and its place, and taken back once it is right', async () => {
  const wrong = nextProblems(gamma.uri);
  await type(topic('See [it](/resources/betta).'));
  const [problem] = await wrong;
  assert.is(problem?.code, 'broken-link');
  assert.equal(problem?.range, { start: { line: 7, character: 9 }, end: { line: 7, character: 25 } });
  assert.match(String(problem?.message), 'There is no page `/resources/betta`.');
  assert.match(String(problem?.message), 'Did you mean `/resources/beta`?');
  const right = nextProblems(gamma.uri);
  await type(topic('See [it](/resources/beta).'));
  assert.equal(await right, []);
});

test('the line ends of Windows move no place', async () => {
  const wrong = nextProblems(gamma.uri);
  await type(topic('Words.\n\nSee [it](/resources/betta).').replaceAll('\n', '\r\n'));
  assert.equal((await wrong)[0]?.range.start, { line: 9, character: 9 });
});

test('what mends a problem is offered, and preferred where it is certain', async () => {
  const wrong = nextProblems(gamma.uri);
  await type(topic('##A title'));
  await wrong;
  const actionsAt = (line: number): Promise<CodeAction[]> =>
    editor.sendRequest('textDocument/codeAction', {
      textDocument: gamma,
      range: { start: { line, character: 0 }, end: { line, character: 0 } },
      context: { diagnostics: [] },
    });
  for (const line of [6, 8]) assert.equal(await actionsAt(line), [], 'of another line');
  assert.equal(
    (await actionsAt(7)).map(({ title, isPreferred, edit }) => ({
      title,
      isPreferred,
      changes: edit?.documentChanges,
    })),
    [
      {
        title: 'Write `## `',
        isPreferred: true,
        changes: [
          {
            textDocument: { uri: gamma.uri, version },
            edits: [{ range: { start: { line: 7, character: 0 }, end: { line: 7, character: 2 } }, newText: '## ' }],
          },
        ],
      },
    ],
  );
});

test('a publication is completed where it is cited, and listed with it', async () => {
  await type(topic('It was found [@d'));
  const [first]: CompletionItem[] = await editor.sendRequest('textDocument/completion', {
    textDocument: gamma,
    position: { line: 7, character: 16 },
  });
  assert.is(first?.label, 'doe-2020-study');
  assert.equal(
    first?.additionalTextEdits?.map(({ newText }) => newText.trim()),
    ['references: [doe-2020-study]'],
  );
});

test('a link leads to its page, and a page to the links to it', async () => {
  await type(topic('See [it](/resources/delta).'));
  const at = { textDocument: gamma, position: { line: 7, character: 15 } };
  const place: Location = await editor.sendRequest('textDocument/definition', at);
  assert.is(place.uri, uriOf('topics/delta.md'));
  const uses: Location[] = await editor.sendRequest('textDocument/references', at);
  assert.equal(uses, [
    { uri: gamma.uri, range: { start: { line: 7, character: 9 }, end: { line: 7, character: 25 } } },
  ]);
});

test('a rename is that of the command: texts first, then the file, and the old address stays', async () => {
  await type(topic('See [it](/resources/beta).'));
  const edit: WorkspaceEdit = await editor.sendRequest('textDocument/rename', {
    textDocument: gamma,
    position: { line: 7, character: 15 },
    newName: 'better',
  });
  const moves = edit.documentChanges?.filter((change) => 'kind' in change);
  assert.equal(moves, [
    { kind: 'create', uri: uriOf('routes.lock') },
    { kind: 'rename', oldUri: uriOf('topics/beta.md'), newUri: uriOf('topics/better.md') },
  ]);
  const texts = JSON.stringify(edit.documentChanges);
  assert.match(texts, 'aliases: [beta]');
  const refused = await editor
    .sendRequest('textDocument/rename', { textDocument: gamma, position: { line: 7, character: 15 }, newName: 'alpha' })
    .catch((error: Error) => error.message);
  assert.match(String(refused), '`content/topics/alpha.md` is there already.');
});

test('a file outside of the content gets no help, and stops nothing', async () => {
  const stranger = { uri: pathToFileURL('/nowhere/else.md').href };
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { ...stranger, languageId: 'markdown', version: 1, text: '##A title' },
  });
  assert.equal(
    await editor.sendRequest('textDocument/completion', {
      textDocument: stranger,
      position: { line: 0, character: 3 },
    }),
    [],
  );
});

test('what was changed on the disk is told, and what is typed stays above it', async () => {
  const wrong = nextProblems(gamma.uri);
  await type(topic('See [it](/resources/newest).'));
  assert.is((await wrong)[0]?.code, 'broken-link');
  const clean = nextProblems(gamma.uri);
  folder.apply({
    'topics/newest.md': topic('Words.').replace('order: 10', 'order: 90'),
    'topics/gamma.md': topic('##Typed over'),
  });
  await editor.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
  assert.equal(await clean, []);
});

test('a page that waited for its day is there from that day on, however long the editor has been open', async () => {
  folder.apply({ 'topics/later.md': topic('Words.', 'publishAt: 2026-01-02\n').replace('order: 10', 'order: 80') });
  const wrong = nextProblems(gamma.uri);
  await editor.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
  await type(topic('See [it](/resources/later).'));
  assert.is((await wrong)[0]?.code, 'draft-link');
  const clean = nextProblems(gamma.uri);
  today = '2026-01-02';
  await editor.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
  assert.equal(await clean, []);
  today = '2026-01-01';
});

test('of two reads at the same time, the one that began later counts, whichever ends first', async () => {
  const ends: ((content: Content) => void)[] = [];
  /** Its answer shows that the server has come to all that was sent before. */
  const ask = () =>
    editor.sendRequest('textDocument/hover', { textDocument: gamma, position: { line: 0, character: 0 } });
  const change = async (text: string) => {
    folder.apply({ 'topics/late.md': topic(text).replace('order: 10', 'order: 95') });
    await editor.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    await ask();
    return readContent(folder.content);
  };
  read = () => new Promise((settle) => ends.push(settle));
  const wrong = await change('See [it](/resources/betta).');
  const right = await change('See [it](/resources/beta).');
  read = () => readContent(folder.content);
  const before = allTold.length;
  ends[1]?.(right);
  await ask();
  ends[0]?.(wrong);
  const typed = nextProblems(gamma.uri);
  await type(topic('See [it](/resources/nothing).'));
  await typed;
  const ofLate = allTold.slice(before).filter(({ uri }) => uri === uriOf('topics/late.md'));
  const rules = ofLate.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  assert.not(rules.includes('broken-link'));
});

test('a save while the folder cannot be read ends nothing, and the last content counts until the next one', async () => {
  read = () => Promise.reject(new Error('There is no folder.'));
  const said = new Promise((settle) => editor.onNotification('window/logMessage', settle));
  await editor.sendNotification('textDocument/didSave', { textDocument: gamma });
  assert.is(((await said) as { readonly message: string }).message, 'There is no folder.');
  read = () => readContent(folder.content);
  const wrong = nextProblems(gamma.uri);
  await type(topic('##A title'));
  assert.ok((await wrong).length > 0);
});

test('an edit names the version of the text that it is for, and none of a text that is not open', async () => {
  await type(topic('See [it](/resources/beta).'));
  const asked = version;
  const answer = editor.sendRequest<WorkspaceEdit>('textDocument/rename', {
    textDocument: gamma,
    position: { line: 7, character: 15 },
    newName: 'better',
  });
  await type(topic('And now: see [it](/resources/beta).'));
  const edits = (await answer).documentChanges?.flatMap((change) => ('edits' in change ? change.textDocument : []));
  const versions = new Map(edits?.map((text) => [text.uri, text.version]));
  assert.equal([versions.get(gamma.uri), versions.get(uriOf('topics/beta.md'))], [asked, null]);
});

test.run();
