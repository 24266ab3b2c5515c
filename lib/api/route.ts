import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { z } from 'zod'
import type { Endpoint, ParsedOf } from './endpoint'

/** What a handler gets besides its input: who asks, and the id that stands in the logs. */
export interface CallContext {
  actor: Actor
  requestId: string
}

type Answer<E extends Endpoint> = z.input<E['response']>

/** A declared endpoint joined to the verb that answers it. */
export interface Route {
  endpoint: Endpoint
  handle: (input: object, context: CallContext) => Promise<unknown>
}

/** Joins a contract entry to its verb; input and answer types follow from the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, context: CallContext) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] }
}
