// POST /api/views (text/plain, a path of the site without its base) -> 204, whether it was counted or not

/** `turns`: chat messages with the last turns; `stream`: chat answers as events; `answer`: questions of the search; `desk`: the calls of `desk.ts`; `mail`: addresses that want to hear of a reply; `replies`: replies as hits of the search; `views`: views of pages, to be counted. */
export type Extra = 'turns' | 'stream' | 'answer' | 'desk' | 'replies' | 'mail' | 'views';

// GET /api/health -> 200, or 503 while the database does not keep what is written to it
export interface HealthAnswer {
  readonly live: true;
  readonly ready: boolean;
  /** What this server takes beyond the calls that every backend has. */
  readonly takes: readonly Extra[];
}
