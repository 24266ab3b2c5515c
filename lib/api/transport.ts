import type { Endpoint } from './endpoint'

/**
 * Carries one call to wherever the API is: this process, another provider, or the server. Where
 * the way can be left half-way, the signal ends it.
 */
export type Transport = (
  endpoint: Endpoint,
  input: object,
  signal?: AbortSignal,
) => Promise<unknown>

export interface Uploading {
  /** Hears which share is sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the upload; it then fails with the reason of the signal. */
  signal: AbortSignal
}
