/** Puts a button that copies it over the block of code that the pointer or the keyboard reaches. */
export function startCodeCopies(document: Document): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  button.ariaLive = 'polite';
  const show = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest('.prose .code') : null;
    if (block === button.parentElement) return;
    button.textContent = 'Copy';
    if (block === null) button.remove();
    else block.append(button);
  };
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
  button.addEventListener('click', async () => {
    const code = button.parentElement?.querySelector('code')?.textContent ?? '';
    button.textContent = await copy(code).then(
      () => 'Copied',
      () => 'This browser does not allow copying',
    );
  });
}

const copy = async (code: string) => navigator.clipboard.writeText(code.replace(/\n$/, ''));
