import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../ui/focusHeading.ts';

/** What the fallback is given. */
export interface Failure {
  /** Whether the last retry failed: the children have thrown again at once. */
  retried: boolean;
  /** Renders the children again. */
  onRetry: () => void;
}

interface Props {
  /** After an error, the children are rendered again when this changes. */
  resetKey?: string;
  fallback: (failure: Failure) => ReactNode;
  children: ReactNode;
}

type State = { failed: boolean; retried: boolean; resetKey?: string | undefined };

/** ErrorBoundary shows its fallback when a child throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retried: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, retried: false, resetKey };
  }

  // Whatever had the focus is gone: the page, or the retry button, which another failure replaces.
  override componentDidUpdate(_: Props, { failed, retried }: State) {
    if (failed !== this.state.failed || retried !== this.state.retried) focusHeading();
  }

  onRetry = () => {
    // At once, with the children's effects, which can throw, too.
    flushSync(() => this.setState({ failed: false }));
    this.setState(({ failed }) => ({ retried: failed }));
  };

  override render() {
    const { failed, retried } = this.state;
    return failed ? this.props.fallback({ retried, onRetry: this.onRetry }) : this.props.children;
  }
}
