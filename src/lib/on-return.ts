/** Calls back when the page becomes visible again, or the network is back. */
export function onReturn(back: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') back();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', back);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', back);
  };
}
