import { Component, type ReactNode } from 'react';
import { focusHeading } from '../ui/focusHeading.ts';

interface Props {
  /** After an error, the children are rendered again when this changes. */
  resetKey?: string;
  /** What takes the children's place after one of them has thrown; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

type State = { failed: boolean; resetKey?: string | undefined };

/** ErrorBoundary shows its fallback when a child throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  // Whatever had the focus is gone, the retry button too.
  override componentDidUpdate(_: Props, { failed }: State) {
    if (failed !== this.state.failed) focusHeading();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
