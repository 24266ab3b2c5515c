import { assumeType } from '@/lib/api/assume-type'
import type { Endpoint, ParsedOf } from '@/lib/api/endpoint'
import type { CallContext, Route } from '@/lib/api/route'
import type { Actor } from '@/lib/auth/actor'
import type { z } from 'zod'

type Answer<E extends Endpoint> = z.input<E['response']>

type Params<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined

/** A call of a test with its handler; a feature declares all of its calls at once. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, context: CallContext) => Promise<Answer<E>>,
  admit?: (params: Params<E>, actor: Actor) => unknown,
): Route {
  return {
    endpoint,
    handle: assumeType<Route['handle']>(handle),
    ...(admit && { admit: assumeType<NonNullable<Route['admit']>>(admit) }),
  }
}
