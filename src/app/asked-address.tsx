import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { site } from '../content/site.ts';

/** The address that was asked for, in brackets, once the app runs: one document stands for all that are not there. */
export function AskedAddress() {
  const [path] = useLocation();
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked(site.base + path), [path]);
  return (
    asked !== '' && (
      <>
        {' '}
        (<code>{asked}</code>)
      </>
    )
  );
}
