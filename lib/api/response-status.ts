import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { processWide } from '../settings/process-wide.ts'

const current = () => processWide('response', () => new AsyncLocalStorage<ServerResponse>())
const notFound = () => processWide('not-found', () => new WeakSet<ServerResponse>())

/** From here on, what this request calls may set the status of its response. */
export function enterResponse(response: ServerResponse): void {
  current().enterWith(response)
}

/**
 * Answers the request that is being rendered with 404, where Next would answer 200: it has no way
 * to say so for a page that is shown as a whole, in the language of the visitor.
 */
export function setNotFound(): void {
  const response = current().getStore()
  if (response) notFound().add(response)
}

/** The status that a response is sent with, for the one that Next chose. */
export function sentStatus(response: ServerResponse, status: number): number {
  return status === 200 && notFound().has(response) ? 404 : status
}
