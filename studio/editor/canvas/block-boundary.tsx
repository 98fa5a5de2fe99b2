import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly failed: (error: unknown) => ReactNode;
  /** Another value gives the block another try: something of it was changed. */
  readonly version: unknown;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly version: unknown;
}

/** Keeps what a view of the canvas throws to its own place, so that one broken block never takes the editor down. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failure: null, version: this.props.version };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ version }: Props, state: State): Partial<State> | null {
    return version === state.version ? null : { failure: null, version };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
