/** What stands for the desk until its code is loaded, and where scripts are off. */
export function DeskPlaceholder() {
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
