/** The part of citeproc-js that we use; it brings no types of its own. */
declare module 'citeproc' {
  namespace CSL {
    class Engine {
      constructor(
        system: { readonly retrieveLocale: () => string; readonly retrieveItem: (id: string) => unknown },
        style: string,
        language: string,
        forceLanguage: boolean,
      );
      setOutputFormat(format: 'text'): void;
      updateItems(ids: readonly string[]): void;
      makeBibliography(): [{ readonly entry_ids: readonly (readonly string[])[] }, readonly string[]];
    }
  }
  export = CSL;
}
