import { useStudio } from './studio.ts';

export function Welcome() {
  const { show } = useStudio().store.getState();
  return (
    <div className="welcome">
      <h1>Write your site here</h1>
      <p>
        Choose a page from the list to change it, or begin a new one. You see the page as readers will see it while you
        write. Nothing is published from here: saving keeps your text in the files on this computer.
      </p>
      <button type="button" className="main-action" onClick={() => show({ name: 'new' })}>
        Begin a new page…
      </button>
    </div>
  );
}
