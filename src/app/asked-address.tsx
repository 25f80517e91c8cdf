import { useLocation } from 'wouter';
import { site } from '../content/site.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The requested address in brackets, once the app runs: one prerendered document serves all missing addresses. */
export function AskedAddress() {
  const [path] = useLocation();
  return (
    useHydrated() && (
      <>
        {' '}
        (<code>{site.base + path}</code>)
      </>
    )
  );
}
