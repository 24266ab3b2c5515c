'use client'

import { Component, type ReactNode } from 'react'

/** Shows something else when its content fails to render. */
export class Fallback extends Component<
  { instead: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
