import { createStore } from 'zustand/vanilla';
import type { DotChoice } from './model.ts';
import { alignDots, type Dot, makeTrials, type Random, scatterDots, type Trial } from './trials.ts';

/** How the dots are shown: scattered over the field, or in rows, where the difference is plain to see. */
export type Presentation = 'scattered' | 'rows';

export interface DotFields {
  readonly left: readonly Dot[];
  readonly right: readonly Dot[];
}

export interface MeasureState {
  /** The presentation that is being answered; null before and between. */
  readonly presentation: Presentation | null;
  readonly trials: readonly Trial[];
  /** The fields of the current trial. */
  readonly shown: DotFields | null;
  /** The choices in the presentation that is being answered. */
  readonly given: readonly DotChoice[];
  /** The choices of each completed presentation. */
  readonly done: Readonly<Partial<Record<Presentation, readonly DotChoice[]>>>;
  readonly begin: (presentation: Presentation) => void;
  readonly choose: (side: 'left' | 'right') => void;
  readonly forget: () => void;
}

/** The choices of one visitor, kept only as long as the page is open. */
export function createMeasureStore(random: Random) {
  const show = (trial: Trial | undefined, presentation: Presentation): DotFields | null => {
    if (trial === undefined) return null;
    const draw = (count: number) => (presentation === 'rows' ? alignDots(count) : scatterDots(count, random));
    return { left: draw(trial.left), right: draw(trial.right) };
  };
  const idle = { presentation: null, trials: [], shown: null, given: [] } as const;

  return createStore<MeasureState>()((set, get) => ({
    ...idle,
    done: {},
    begin(presentation) {
      const trials = makeTrials(random);
      set({ presentation, trials, given: [], shown: show(trials[0], presentation) });
    },
    choose(side) {
      const { presentation, trials, given, done } = get();
      const trial = trials[given.length];
      if (presentation === null || trial === undefined) return;
      const isRight = side === 'right' ? trial.right > trial.left : trial.left > trial.right;
      const choices = [...given, { difference: Math.abs(trial.right - trial.left), isRight }];
      if (choices.length < trials.length) set({ given: choices, shown: show(trials[choices.length], presentation) });
      else set({ ...idle, done: { ...done, [presentation]: choices } });
    },
    forget: () => set({ ...idle, done: {} }),
  }));
}
