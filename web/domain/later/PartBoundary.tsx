import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown in the place of a part that cannot be shown; `retry` shows the part again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a failing part of a screen, or one whose code does not come, from taking the rest along. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
