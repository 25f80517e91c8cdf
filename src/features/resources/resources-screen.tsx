/** What /resources shows alone, and any address below it that is no topic. */
export function ResourcesScreen() {
  return (
    <div className="page">
      <h1>Resources</h1>
      <p>Select a valid topic from the sidebar.</p>
    </div>
  );
}
