import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import type { Endpoint, ParsedOf } from './endpoint'
import type { CallContext, Route } from './route'
import type { AnyStance, Stance } from './upstream/adapter'

/** The names under which a contract declares calls. */
type CallName<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never
}[keyof Contract]

type Params<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined

type Handle<E extends Endpoint> = (
  input: ParsedOf<E>,
  context: CallContext,
) => Promise<z.input<E['response']>>

/** How a call is answered that is refused by the record of its path, before the body is read. */
interface Judged<E extends Endpoint> {
  /** Throws where the record is not for the caller. */
  admit: (params: Params<E>, actor: Actor) => void | Promise<void>
  handle: Handle<E>
}

/** How a call is answered; one with files must name by whose record its path may be. */
type Handler<E extends Endpoint> = E extends { params: object }
  ? E extends { files: object }
    ? Judged<E>
    : Handle<E> | Judged<E>
  : Handle<E>

/** What answers each call of a contract. */
export type Handlers<Contract> = {
  readonly [Name in CallName<Contract>]: Contract[Name] extends Endpoint
    ? Handler<Contract[Name]>
    : never
}

/** What a provider has of each call of a contract. */
export type Stances<Contract> = {
  readonly [Name in CallName<Contract>]: Contract[Name] extends Endpoint
    ? Stance<Contract[Name]>
    : never
}

/** A call with what answers it here, and what an existing provider has of it. */
export interface Call extends Route {
  stance: AnyStance
}

/** What a feature is made of, for what is done with all features. */
export interface Feature {
  name: string
  calls: readonly Call[]
}

/**
 * Joins the calls of a contract to their handlers, and to what an existing provider has of them: of all
 * of them the same or nothing, or of each what is written down. None can be left out.
 */
export function calls<const Contract extends object>(
  contract: Contract,
  provider: 'absent' | 'same' | Stances<Contract>,
  handlers: Handlers<Contract>,
): readonly Call[] {
  const declared: object = contract
  const answers = Object.entries<Route['handle'] | Omit<Route, 'endpoint'>>(handlers)
  return answers.map(([name, handler]) => ({
    ...(typeof handler === 'function' ? { handle: handler } : handler),
    endpoint: Reflect.get(declared, name),
    stance: stanceOf(provider, name),
  }))
}

function stanceOf(provider: 'absent' | 'same' | object, name: string): AnyStance {
  return typeof provider === 'string' ? provider : Reflect.get(provider, name)
}
