import { useLocation } from 'wouter';
import { site } from '../content/site.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The address that was asked for, in brackets, once the app runs: one document stands for all that are not there. */
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
