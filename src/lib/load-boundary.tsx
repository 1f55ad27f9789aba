import { Component, type ReactNode } from 'react'

/**
 * Shows the fallback in place of a part whose script did not load. To try again the page is reloaded: browsers remember scripts
 * that failed, and after a deployment they have other names.
 */
export class LoadBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
