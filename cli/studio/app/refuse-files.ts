/** Where a file may be dropped. */
const takers = '.cm-content, input[type=file]';

/** Refuses files that are dropped beside what takes them: the browser would open them, in the place of the studio. */
export function refuseFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const isTaken = target instanceof Element && target.closest(takers) !== null;
    if (isTaken || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
