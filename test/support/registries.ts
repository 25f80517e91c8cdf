import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listening, listen } from './listen.ts';

export type Trouble = (response: ServerResponse) => void;

export interface Registries extends Listening {
  /** The requests in order: method and path. */
  readonly asked: string[];
  /** The User-Agent of the program. */
  readonly agents: Set<string>;
  /** Overrides the answer of a path; undefined restores that of the fixtures. */
  readonly trouble: (path: string, answer: Trouble | undefined) => void;
}

const fixtures = 'test/fixtures/registries';

/**
 * A local server that stands for the DOI registry, its handles, Crossref and ORCID, with the answers of the fixtures.
 */
export async function startRegistries(): Promise<Registries> {
  const asked: string[] = [];
  const agents = new Set<string>();
  const troubles = new Map<string, Trouble>();
  const listening = await listen((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/\?type=URL$/, '');
    asked.push(`${request.method} ${path}`);
    agents.add(request.headers['user-agent'] ?? '');
    const trouble = troubles.get(path);
    if (trouble === undefined) answer(path, request, response);
    else trouble(response);
  });
  return {
    ...listening,
    asked,
    agents,
    trouble: (path, how) => void (how === undefined ? troubles.delete(path) : troubles.set(path, how)),
  };
}

/** Answers with a status, and perhaps headers and a body. */
export function say(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Trouble {
  return (response) => void response.writeHead(status, headers).end(body);
}

export const webPage = say(200, { 'content-type': 'text/html' }, '<!doctype html><title>Log in to the network</title>');

function answer(path: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const file = fileFor(path);
  const isAsked = !file.includes('/doi/') || headers.accept === 'application/vnd.citationstyles.csl+json';
  if (path.startsWith('/api/handles/')) send(response, 200, '{"responseCode":1}');
  else if (isAsked && existsSync(file)) send(response, 200, readFileSync(file, 'utf8'));
  else if (path.startsWith('/v3.0/')) send(response, 404, readFileSync(`${fixtures}/orcid/not-found.json`, 'utf8'));
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.');
}

function fileFor(path: string): string {
  const [, folder, name] = /^\/(works\/)?10\.5555\/([\w-]+)$/i.exec(path) ?? [];
  if (name !== undefined) return `${fixtures}/${folder === undefined ? 'doi' : 'crossref'}/${name.toLowerCase()}.json`;
  const works = /^\/v3\.0\/0000-0002-1825-0097\/works(\/[\d,]+)?$/.exec(path);
  return works === null ? '' : `${fixtures}/orcid/${works[1] === undefined ? 'works' : 'bulk'}.json`;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
