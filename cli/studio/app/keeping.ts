import { refuseLarge } from '../../core/media-file.ts';
import type { KeptFile } from '../contract.ts';
import type { Access } from './state.ts';
import type { Typing } from './typing.ts';

/** Puts files into `media/`, where the fields of the form can name them from then on. */
export function createKeeping({ call, get, change }: Access & Typing) {
  return {
    async keepFile(added: File): Promise<KeptFile> {
      const reason = refuseLarge(added.name, added.size);
      if (reason !== null) return { status: 'refused', reason };
      const kept = await call('keep', { name: added.name, data: await readBase64(added) });
      const { file } = get();
      if (kept.status === 'refused' || file === null) return kept;
      const choice = { value: kept.address, label: kept.address };
      const lists = added.type.startsWith('image/') ? ['link', 'picture'] : ['link'];
      const grown = lists.map((list) => [list, [...(file.names[list] ?? []), choice]] as const);
      change({ names: { ...file.names, ...Object.fromEntries(grown) } });
      return kept;
    },
  };
}

function readBase64(file: File): Promise<string> {
  return new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(new Error(`\`${file.name}\` cannot be read.`));
    reader.readAsDataURL(file);
  });
}
