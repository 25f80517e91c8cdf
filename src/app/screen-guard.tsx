import { Component, type ReactNode } from 'react';
import type { ShownPage } from '../content/page-store.ts';
import { LoadFailed } from './load-failed.tsx';

interface ScreenGuardProps {
  readonly shown: ShownPage;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface ScreenGuardState {
  readonly shown: ShownPage;
  readonly failed: boolean;
}

/** An error boundary: where a page cannot be drawn, as with data of a newer build, header and links stay usable. */
export class ScreenGuard extends Component<ScreenGuardProps, ScreenGuardState> {
  override state = { shown: this.props.shown, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ shown }: ScreenGuardProps, state: ScreenGuardState) {
    return shown === state.shown ? null : { shown, failed: false };
  }

  override render() {
    const { onRetry, children } = this.props;
    return this.state.failed ? <LoadFailed why="incomplete" onRetry={onRetry} /> : children;
  }
}
