import { lstatSync, readdirSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../core/disk-fault.ts';
import { type Maker, markName, readMark } from './mark.ts';

/** Where a command wants to write, and what it must keep away from: each other folder with its name for a person. */
export interface OutputTarget {
  readonly folder: string;
  readonly maker: Maker;
  readonly apart: Readonly<Record<string, string>>;
  /** Write into a folder with files of others, too. */
  readonly force: boolean;
}

/** What a system leaves in a folder that its owner calls empty. */
const nothing = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep'];

/** File systems that the kernel makes up. `mkdir` there fails in a way that Node 20 repeats for ever. */
const madeUp = [0x9fa0, 0x62656572];

/**
 * Why a command may not write into a folder, as sentences; null when it may: the folder is empty, or is not there
 * yet, or was made by the same command. `--force` opens a folder with other files in it, and no other door.
 */
export function refuseOutput({ folder, maker, apart, force }: OutputTarget): string | null {
  const path = resolve(folder);
  const ground = findGround(path);
  const shown = ground === path ? folder : ground;
  const stats = statSync(ground, { throwIfNoEntry: false });
  if (stats === undefined)
    return `\`${shown}\` is a symbolic link that leads nowhere. Make the folder that it leads to, or name another one.`;
  if (!stats.isDirectory()) return `\`${shown}\` is a file. Name a folder, or move the file away.`;
  if (process.platform === 'linux' && madeUp.includes(Number(statfsSync(ground).type)))
    return `Nothing can be kept in \`${shown}\`, which the system makes up. Name a folder on a disk.`;
  for (const [name, other] of Object.entries(apart)) {
    const relation = relate(path, resolve(other));
    if (relation !== null) return `\`${folder}\` ${relation} ${name} \`${other}\`. Name a folder apart from it.`;
  }
  const stranger = ground === path ? findStranger(path, maker) : undefined;
  if (stranger === undefined) return null;
  const whose = `\`${folder}\` holds \`${stranger}\`, which \`site ${maker}\` did not put there. Nothing was written.`;
  if (!force)
    return `${whose}\nName an empty folder, or write among its files, and replace those of the same name, with \`--force\`.`;
  // A compile takes away pages that are no more, and could not tell these from its own.
  if (maker === 'compile' && statSync(join(path, 'pages'), { throwIfNoEntry: false }) !== undefined)
    return `${whose}\nA compile keeps \`${join(folder, 'pages')}\` for itself: move that away first.`;
  return null;
}

/** What is there of a path: itself, or the nearest above it. */
function findGround(path: string): string {
  return isThere(path) || dirname(path) === path ? path : findGround(dirname(path));
}

/** Also a link that leads nowhere is there; below a file nothing is. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return false;
    throw error;
  }
}

/** How one folder lies to another that must be apart from it. Numbers of the disk tell, since a folder has many names. */
function relate(path: string, other: string): string | null {
  const [ours, theirs] = [listAncestors(path), listAncestors(other)];
  if (ours[0] === theirs[0]) return 'is the same folder as';
  if (ours.includes(theirs[0] ?? '')) return 'lies in';
  return theirs.includes(ours[0] ?? '') ? 'contains' : null;
}

/** What tells a path and the folders above it from others, the nearest first; a folder that is not there has its name. */
function listAncestors(path: string): string[] {
  const above = dirname(path) === path ? [] : listAncestors(dirname(path));
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return [`${above[0]}/${basename(path)}`, ...above];
  const real = realpathSync(path);
  const { dev, ino } = statSync(real, { bigint: true });
  const own = `${dev} ${ino}`;
  return dirname(real) === dirname(path) ? [own, ...above] : [own, ...listAncestors(dirname(real))];
}

/** A file or folder in a folder that its maker did not put there. */
function findStranger(folder: string, maker: Maker): string | undefined {
  if (readMark(folder, maker) !== null) return undefined;
  return readdirSync(folder)
    .sort()
    .find((name) => name !== markName && !nothing.includes(name));
}
