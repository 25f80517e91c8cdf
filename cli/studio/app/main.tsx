import { createRoot } from 'react-dom/client';
import { createClient } from './client.ts';
import { draftOf, keepFileDraft } from './drafts.ts';
import { refuseFiles } from './refuse-files.ts';
import { isDirty } from './state.ts';
import { createStudioStore } from './store.ts';
import { StudioContext } from './studio.ts';
import { StudioApp } from './studio-app.tsx';
import { followTheme } from './theme.ts';

const element = document.getElementById('studio');
if (element !== null) {
  const { base = '', token = '' } = element.dataset;
  const client = createClient(base, token);
  const store = createStudioStore(client);
  const openNamed = () => store.getState().openNamed(decodeURIComponent(location.hash.slice(1)));
  followTheme();
  refuseFiles();
  void store.getState().readTree().then(openNamed);
  const { checkDisk, connected, setFailure } = store.getState();
  void client.listen({ onChange: () => void checkDisk(), onStart: connected, onEnd: setFailure });
  store.subscribe(({ file }, before) => {
    if (file !== null && file.path !== before.file?.path) history.replaceState(null, '', `#${encodeURI(file.path)}`);
  });
  addEventListener('hashchange', openNamed);
  addEventListener('beforeunload', (event) => {
    const { file } = store.getState();
    if (file === null || !isDirty(file)) return;
    // Another tab may have kept its own text in the one place that both have.
    keepFileDraft(file.path, draftOf(file));
    event.preventDefault();
  });
  createRoot(element).render(
    <StudioContext value={{ store, client, base, editor: { current: null }, left: new Map() }}>
      <StudioApp />
    </StudioContext>,
  );
}
