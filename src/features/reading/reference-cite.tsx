import { useCallback, useEffect, useState } from 'react';
import { addressOf } from '../../content/address.ts';
import { loadReferenceCitations } from '../../content/citation.ts';
import { site } from '../../content/site.ts';
import type { CitationFile, ReferenceCitation } from '../../content/types.ts';
import { CiteChoice } from '../../ui/cite-choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ReferenceCiteProps {
  /** The file with its citation in all formats. */
  readonly href: string;
  /** The path of the page that lists it among its references. */
  readonly page: string | null;
  readonly onClose: () => void;
}

/** A dialog with the citation of one publication in a choice of formats. */
export function ReferenceCite({ href, page, onClose }: ReferenceCiteProps) {
  const [files, setFiles] = useState<readonly CitationFile[] | null>([]);
  const load = useCallback(() => {
    loadReferenceCitations(href).then(
      (citations) => setFiles(citations.map(toFile)),
      () => setFiles(null),
    );
  }, [href]);
  useEffect(load, [load]);

  return (
    <Dialog title="Cite this publication" onClose={onClose}>
      <div className="cite-dialog">
        {files === null ? (
          <p className="cite-failed" role="alert">
            The citation could not be loaded.
            <button type="button" className="button" onClick={load}>
              Try again
            </button>
          </p>
        ) : (
          <CiteChoice files={files} load={readText} takesFocus />
        )}
      </div>
      <p className="dialog-actions">
        <button type="button" className="button-quiet" onClick={onClose}>
          Close
        </button>
        {page !== null && (
          <a href={addressOf(`/references?topic=${page.slice(1)}`, site.base)}>All references of this page</a>
        )}
      </p>
    </Dialog>
  );
}

const textAddress = 'data:text/plain;charset=utf-8,';

/** The text is already loaded, so its address is a data URL, from which it can be saved. */
function toFile({ title, file, text }: ReferenceCitation): CitationFile & { readonly name: string } {
  return { title, name: file, href: textAddress + encodeURIComponent(`${text}\n`) };
}

async function readText(href: string): Promise<string> {
  return decodeURIComponent(href.slice(textAddress.length)).trimEnd();
}
