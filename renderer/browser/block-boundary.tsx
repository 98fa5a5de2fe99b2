import { Component, type ReactNode } from 'react';

interface Props {
  /** What the server rendered for this block; shown again when its view fails in the browser. */
  readonly lastGood: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps one broken block from taking down the page. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.lastGood : this.props.children;
  }
}
