import type { ReactNode } from 'react';

interface FactsProps {
  /** What each is called, and what it is; one that is empty is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** What stands above them. */
  readonly children?: ReactNode;
}

/** What is known of something in a few words: beside its text, or above it where there is no room beside it. */
export function Facts({ facts, children }: FactsProps) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0 && !children) return null;
  return (
    <div className="facts">
      {children}
      <dl>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
