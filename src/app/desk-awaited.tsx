/** The desk before its code is there, or where no code runs. */
export function DeskAwaited() {
  return (
    <div className="page desk">
      <h1>Desk</h1>
      <p className="desk-awaited">Loading...</p>
      <noscript>
        <p>The desk needs JavaScript.</p>
      </noscript>
    </div>
  );
}
