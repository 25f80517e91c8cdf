import { useStudioState } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';

/** What failed last. */
export function FailureNote() {
  const failure = useStudioState((state) => state.failure);
  if (failure === null) return null;
  return (
    <p className="failure" role="alert">
      <TextWithCode text={failure} />
    </p>
  );
}
