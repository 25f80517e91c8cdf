import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Shown } from '../contract.ts';
import { openAddress } from './open-address.ts';
import type { StudioProps } from './studio-props.ts';

/** The page as readers will see it, in a frame that gets it anew with every change. */
export function PagePane({ store, client, base }: StudioProps & { readonly base: string }) {
  const shown = useStore(store, (state) => state.file?.shown ?? null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  /** A page with a mistake in it stays as it last was. */
  const last = useRef<Shown | null>(null);
  if (shown?.page) last.current = shown;
  const isOwn = shown === null || last.current?.path === shown.path;

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ isReady?: boolean; open?: string | null }>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.isReady) setReady(true);
      else if (data.open) void openAddress(store, client, data.open);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [store, client]);

  useEffect(() => {
    if (isReady && shown?.page) frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [isReady, shown]);

  return (
    <section className="page-pane" aria-label="The page as readers will see it">
      <p className="page-note" role="status">
        {shown === null && 'This file has no page of its own.'}
        {shown !== null &&
          shown.page === null &&
          (isOwn
            ? 'The page is shown as it last was, until the mistake is mended.'
            : 'The page is shown once the mistakes are mended.')}
      </p>
      <iframe
        ref={frame}
        src={`${base}/studio/page`}
        title="The page as readers will see it"
        data-empty={last.current === null || !isOwn ? '' : undefined}
      />
    </section>
  );
}
