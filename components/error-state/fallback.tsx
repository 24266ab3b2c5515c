'use client'

import { Component, type ReactNode } from 'react'

interface FallbackProps {
  /** What is shown in place of content that failed; `retry` renders the content again. */
  instead: (error: Error, retry: () => void) => ReactNode
  children: ReactNode
}

interface FallbackState {
  error: Error | null
}

/** Shows something else when its content fails to render. */
export class Fallback extends Component<FallbackProps, FallbackState> {
  override state: FallbackState = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  private readonly retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? this.props.instead(error, this.retry) : this.props.children
  }
}
