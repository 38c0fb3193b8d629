import { Component, type ReactNode } from 'react';
import { focusHeading } from '../ui/focusHeading.ts';

interface Props {
  /** What takes the children's place after one of them has thrown; `retry` renders them anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** ErrorBoundary shows its fallback when a child throws. With a key, it resets when the key changes. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  // Whatever had the focus is gone, the retry button too.
  override componentDidUpdate(_: Props, { failed }: { failed: boolean }) {
    if (failed !== this.state.failed) focusHeading();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
