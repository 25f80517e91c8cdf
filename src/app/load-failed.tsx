export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page load-failed" role="alert">
      <h1>This page could not be loaded</h1>
      <p>The connection failed. Check it, then try again.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
