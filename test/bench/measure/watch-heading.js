/** Runs in a measured page: keeps when a link was clicked, and when a heading other than the one before was painted. */
{
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), { capture: true });
  const look = () => {
    const before = sessionStorage.getItem('heading');
    const heading = document.querySelector('main h1')?.textContent.trim();
    const isNew = before !== null && heading !== undefined && heading !== before;
    if (isNew && sessionStorage.getItem('painted') === null) {
      // A task that is set up in a frame runs when the frame has been painted.
      setTimeout(() => sessionStorage.setItem('painted', String(now())));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
