/** Every migration, in order. A released one is never edited: a new change is a new entry. */

export type DatabaseKind = 'sqlite' | 'postgres';

export const types = {
  // Byte order whatever the cluster's locale: ids and times sort alike in both databases.
  sqlite: { text: 'text', bytes: 'blob', strict: 'strict' },
  postgres: { text: 'text collate "C"', bytes: 'bytea', strict: '' },
} as const;

type Migration = (kind: DatabaseKind) => readonly string[];

const begin: Migration = (kind) => {
  const { text, bytes, strict } = types[kind];
  const table = (name: string, columns: readonly string[]) => `create table ${name} (${columns.join(', ')}) ${strict}`;
  const tables = [
    table('settings', [`name ${text} primary key`, `value ${text} not null`]),
    table('questions', [
      `id ${text} primary key`,
      `tag ${text} unique`,
      `text ${text} not null`,
      `created_at ${text} not null`,
      `reply ${text}`,
      `replied_at ${text}`,
      'hidden integer not null default 0',
      `sameness ${text} unique`,
    ]),
    table('professors', [
      `id ${text} primary key`,
      `email ${text} not null unique`,
      `password ${text} not null`,
      `created_at ${text} not null`,
    ]),
    table('sessions', [
      `token_hash ${text} primary key`,
      `professor ${text} not null references professors (id) on delete cascade`,
      `source ${text} not null`,
      `created_at ${text} not null`,
      `used_at ${text} not null`,
    ]),
    'create index sessions_by_professor on sessions (professor)',
    table('submissions', [
      `id ${text} primary key`,
      `client_id ${text} unique`,
      `email ${text} not null`,
      `created_at ${text} not null`,
      `answers ${text} not null`,
      'spam integer not null default 0',
    ]),
    'create index submissions_by_email on submissions (email)',
    table('uploads', [
      `id ${text} primary key`,
      `submission ${text} not null unique references submissions (id) on delete cascade`,
      `name ${text} not null`,
      `type ${text} not null`,
      'size integer not null',
      `content ${bytes} not null`,
    ]),
    table('messages', [
      `id ${text} primary key`,
      `email ${text} not null`,
      `name ${text} not null`,
      `address ${text} not null`,
      `occupation ${text} not null`,
      `message ${text} not null`,
      `created_at ${text} not null`,
    ]),
    'create index messages_by_email on messages (email)',
    table('chats', [
      `id ${text} primary key`,
      `email ${text} not null`,
      `role ${text} not null`,
      `content ${text} not null`,
      `created_at ${text} not null`,
    ]),
    'create index chats_by_email on chats (email)',
    'create index chats_by_time on chats (created_at)',
    table('verified', [`email ${text} primary key`, `created_at ${text} not null`, `used_at ${text} not null`]),
    table('notices', [
      `id ${text} primary key`,
      `kind ${text} not null`,
      `subject ${text} not null`,
      'attempts integer not null default 0',
      `due_at ${text} not null`,
      `created_at ${text} not null`,
    ]),
    'create index notices_by_due on notices (due_at)',
  ];
  if (kind === 'sqlite') return tables;
  return [
    ...tables,
    `create unlogged table counters (name ${text} primary key, count integer not null, resets_at double precision not null)`,
    'create index counters_by_reset on counters (resets_at)',
  ];
};

/**
 * Contact messages get a key against duplicates, sessions can end without being deleted, and calls of the AI service
 * are counted by day.
 */
const tellApart: Migration = (kind) => {
  const { text, strict } = types[kind];
  return [
    'alter table questions rename column sameness to dedupe_key',
    `alter table messages add column dedupe_key ${text}`,
    'create unique index messages_by_dedupe_key on messages (dedupe_key)',
    `alter table professors add column unlocked_at ${text}`,
    `alter table sessions add column ended_at ${text}`,
    'alter table sessions drop column source',
    `create table ai_use (day ${text} primary key, calls integer not null, tokens integer not null) ${strict}`,
  ];
};

/** The desk: what is done, pending removals, declined questions, a second factor, and the list of changes. */
const openDesk: Migration = (kind) => {
  const { text, strict } = types[kind];
  const professor = `professor ${text} not null references professors (id) on delete cascade`;
  return [
    `alter table questions add column edited_at ${text}`,
    `alter table submissions add column done_at ${text}`,
    `alter table messages add column done_at ${text}`,
    `alter table sessions add column device ${text} not null default ''`,
    `alter table professors add column totp_secret ${text}`,
    `alter table professors add column totp_pending ${text}`,
    'alter table professors add column totp_step integer',
    `create table recovery_codes (code_hash ${text} primary key, ${professor}) ${strict}`,
    `create table removals (question ${text} primary key references questions (id) on delete cascade, was_hidden integer not null, due_at ${text} not null) ${strict}`,
    `create table declined (id ${text} primary key, text ${text} not null, asker ${text} not null, created_at ${text} not null, done_at ${text}) ${strict}`,
    'create index declined_by_time on declined (created_at)',
    `create table audit (id ${text} primary key, professor ${text} not null, action ${text} not null, subject ${text}, created_at ${text} not null) ${strict}`,
  ];
};

/** Addresses that want a mail when their question has a reply. */
const hearOfReplies: Migration = (kind) => {
  const { text, strict } = types[kind];
  const columns = [
    `id ${text} primary key`,
    `question ${text} not null references questions (id) on delete cascade`,
    `email ${text} not null`,
    `confirmed_at ${text}`,
    `created_at ${text} not null`,
    'unique (question, email)',
  ];
  return [`create table reply_mails (${columns.join(', ')}) ${strict}`];
};

/** Views of pages by day. */
const countPageViews: Migration = (kind) => {
  const { text, strict } = types[kind];
  const columns = [
    `day ${text} not null`,
    `path ${text} not null`,
    'views integer not null',
    'primary key (day, path)',
  ];
  return [`create table page_views (${columns.join(', ')}) ${strict}`];
};

export const migrations: readonly Migration[] = [begin, tellApart, openDesk, hearOfReplies, countPageViews];
