import type { Endpoint } from './endpoint'

/**
 * Carries one call to wherever the API is: this process, or the server. The signal ends a call on
 * its way, where that is possible.
 */
export type Transport = (
  endpoint: Endpoint,
  input: object,
  signal?: AbortSignal,
) => Promise<unknown>

export interface Uploading {
  /** Receives the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the upload; it then fails with the reason of the signal. */
  signal: AbortSignal
}
