import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { processWide } from '../settings/process-wide.ts'
import type { CacheResult } from '../metrics/requests.ts'
import type { Refusal } from './refusals/refusal.ts'

const current = () => processWide('response', () => new AsyncLocalStorage<ServerResponse>())
const unavailable = () => processWide('unavailable', () => new WeakSet<ServerResponse>())
const notFound = () => processWide('not-found', () => new WeakSet<ServerResponse>())

/** From here on, what this request calls may set the status of its response. */
export function enterResponse(response: ServerResponse): void {
  current().enterWith(response)
}

/** Lets what this work calls set the status of a response. */
export function duringResponse<T>(response: ServerResponse, work: () => T): T {
  return current().run(response, work)
}

/**
 * Answers the request that is being rendered with 404, where Next would answer 200: it has no way
 * to say so for a page that is shown as a whole, in the language of the visitor.
 */
export function setNotFound(): void {
  const response = current().getStore()
  if (response) notFound().add(response)
}

const redirects = () => processWide('redirects', () => new WeakMap<ServerResponse, string>())

/**
 * Redirects the request that is being rendered (308), where Next would answer 200 with the page that
 * says so.
 */
export function setRedirect(address: string): void {
  const response = current().getStore()
  if (response) redirects().set(response, address)
}

/** Where a response redirects although Next answers with a page; undefined for a page that is shown. */
export function redirectOf(response: ServerResponse): string | undefined {
  return redirects().get(response)
}

const refused = () => processWide('refused', () => new WeakMap<ServerResponse, Refusal>())

/** Stores the refusal of a request that Next is given nevertheless; a route of its own sends it. */
export function setRefusal(response: ServerResponse, refusal: Refusal): void {
  refused().set(response, refusal)
}

/** The refusal of the request that is being answered; undefined for one that was admitted. */
export function refusalOfRequest(): Refusal | undefined {
  const response = current().getStore()
  return response && refused().get(response)
}

/** The status that a response is sent with, for the one that Next chose. */
export function sentStatus(response: ServerResponse, status: number): number {
  if (status !== 200) return status
  if (redirects().has(response)) return 308
  return notFound().has(response) ? 404 : status
}

/** As what a request is counted: the pattern of its address, and where the answer came from. */
interface Measured {
  route?: string
  cache?: CacheResult
}

const measured = () => processWide('measured', () => new WeakMap<ServerResponse, Measured>())

/** Notes as what the request that is being answered is counted. */
export function measureAs(as: Measured, response = current().getStore()): void {
  if (response) measured().set(response, { ...measuredAs(response), ...as })
}

export function measuredAs(response: ServerResponse): Measured {
  return measured().get(response) ?? {}
}

/** Says that what the request needs is away: should it fail, it is answered with 503 and not with 500. */
export function setUnavailable(): void {
  const response = current().getStore()
  if (response) unavailable().add(response)
}

export function isUnavailable(response: ServerResponse): boolean {
  return unavailable().has(response)
}
