import type { ReactNode } from 'react';

interface FactsProps {
  /** The name and value of each fact; empty ones are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Shown above them. */
  readonly children?: ReactNode;
}

/** Short facts about something: beside its text, or above it where there is no room. */
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
