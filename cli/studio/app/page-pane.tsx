import { useEffect, useRef, useState } from 'react';
import type { PreviewPage } from '../contract.ts';
import { useStudio, useStudioState } from './studio.ts';

/** A message from the frame: it can show pages, it lacks some code, a link was followed, or the keys for saving were pressed. */
interface FrameMessage {
  readonly isReady?: boolean;
  readonly isBroken?: boolean;
  readonly wantsSaving?: boolean;
  readonly open?: string | null;
}

/** The page as readers will see it, in a frame that is sent the page at every change. */
export function PagePane() {
  const { store, base } = useStudio();
  const shown = useStudioState((state) => state.file?.shown ?? null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often a frame has reported that it can show pages. */
  const [readiness, setReadiness] = useState(0);
  /** The page, if one was there, at which the frame could not load all of its code. The next is shown in a new frame. */
  const [broken, setBroken] = useState<{ readonly at: PreviewPage | null } | null>(null);
  const [frames, setFrames] = useState(0);
  const connections = useStudioState((state) => state.connections);
  /** The last page that could be shown, which stays while there is a mistake. */
  const last = useRef<PreviewPage | null>(null);
  if (shown?.page) last.current = shown;
  const isOwn = shown === null || last.current?.path === shown.path;

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.isReady) setReadiness((count) => count + 1);
      else if (data.isBroken) setBroken({ at: store.getState().file?.shown ?? null });
      else if (data.wantsSaving) void store.getState().save();
      else if (data.open) void store.getState().openAddress(data.open);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [store]);

  useEffect(() => {
    if (broken === null || shown === null || shown === broken.at) return;
    setBroken(null);
    setFrames((count) => count + 1);
  }, [broken, shown]);

  useEffect(() => {
    if (readiness > 0 && shown?.page) frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [readiness, shown]);

  useEffect(
    () =>
      store.subscribe(({ scroll }, before) => {
        if (scroll !== before.scroll) frame.current?.contentWindow?.postMessage(scroll, location.origin);
      }),
    [store],
  );

  return (
    <section className="page-pane" aria-label="The page as readers will see it">
      <p className="page-note" role="status">
        {shown?.page &&
          (broken === null
            ? readiness === 0 && 'The page is on its way.'
            : 'Not all of the page could be loaded. The next change tries again.')}
        {shown === null && 'This file has no page of its own.'}
        {shown !== null &&
          shown.page === null &&
          (isOwn
            ? 'The page is shown as it last was, until the mistake is mended.'
            : 'The page is shown once the mistakes are mended.')}
      </p>
      <iframe
        key={`${Math.max(1, connections)} ${frames}`}
        ref={frame}
        src={`${base}/studio/page`}
        title="The page as readers will see it"
        data-empty={last.current === null || !isOwn ? '' : undefined}
      />
    </section>
  );
}
