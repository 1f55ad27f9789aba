import { Component, type ReactNode } from 'react'

/** For a part whose script did not load. Only a new page tries again: browsers remember scripts that failed. */
export class LoadBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
