import 'server-only'
import type { z } from 'zod'
import { endpointKey, type Endpoint, type InputOf, type OutputOf, type ParsedOf } from '../endpoint'
import { parseInput } from '../input'
import { Problem } from '../problem'
import { checkedAnswer } from '../response'
import type { CallContext } from '../route'

/** Answers calls of our contract from an existing provider, in the name of who calls. */
export interface Upstream {
  answer: (endpoint: Endpoint, input: object, context: CallContext, keep: Keep) => Promise<unknown>
  /** Whether the provider cannot have a call, in any form. */
  lacks: (endpoint: Endpoint) => boolean
  /** Whether the provider alone knows whose the record of a path is. */
  judges: (endpoint: Endpoint) => boolean
}

/** Keeps what a public GET answered for as long as answers are kept. */
type Keep = (endpoint: Endpoint, input: object, load: () => Promise<unknown>) => Promise<unknown>

/** What an adapter composes its answers from. */
export interface Provider {
  context: CallContext
  /** A call of the provider, whose answer is read by the schema of the declaration. */
  ask: <E extends Endpoint>(table: E, input: InputOf<E> | ParsedOf<E>) => Promise<OutputOf<E>>
  /** A call of our contract, as its adapter answers it. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
}

/** An answer composed from calls of a provider. */
type ProviderAnswer<E extends Endpoint> = (
  input: ParsedOf<E>,
  provider: Provider,
) => Promise<z.input<E['response']>>

/**
 * What an existing provider has of a call: nothing, in any form (`not_found`); the same call, to which
 * it is passed on whatever comes of it, as those of staff, for whom a portal on a provider has no back
 * office; or what an answer is composed from. A call is judged where the provider alone knows whose
 * the record of its path is.
 */
export type Stance<E extends Endpoint> =
  'absent' | 'same' | ProviderAnswer<E> | { answer: ProviderAnswer<E>; isJudged: true }

type AnyAnswer = (input: object, provider: Provider) => Promise<unknown>

/** The stance of any call. */
export type AnyStance = 'absent' | 'same' | AnyAnswer | { answer: AnyAnswer; isJudged: true }

/** The call of a provider behind one of ours, its answer read by a schema that knows the tables. */
export function tableCall<E extends Endpoint, Response extends z.ZodType>(
  endpoint: E,
  response: Response,
): Omit<E, 'response'> & { response: Response } {
  return { ...endpoint, response }
}

/** The call of the same name, its answer read by a schema that knows the tables. */
export function sameCall<E extends Endpoint>(
  endpoint: E,
  response: z.ZodType<z.input<E['response']>>,
): ProviderAnswer<E> {
  const table: Endpoint = tableCall(endpoint, response)
  const answer: AnyAnswer = (input, { ask }) => ask(table, input)
  return answer as ProviderAnswer<E>
}

/** Answers each call by what the provider has of it. */
export function upstreamOf(
  calls: readonly { endpoint: Endpoint; stance: AnyStance }[],
  askProvider: (endpoint: Endpoint, input: object, context: CallContext) => Promise<unknown>,
): Upstream {
  const byKey = new Map(calls.map(({ endpoint, stance }) => [endpointKey(endpoint), stance]))
  const stanceOf = (endpoint: Endpoint) => {
    const stance = byKey.get(endpointKey(endpoint))
    if (stance === undefined) throw new Error(`${endpointKey(endpoint)} has no stance.`)
    return stance
  }

  const answerCall: Upstream['answer'] = (endpoint, input, context, keep) => {
    const ask = (table: Endpoint, given: object) =>
      keep(table, given, () => askProvider(table, given, context))
    const answer = (called: Endpoint, given: object): Promise<unknown> => {
      const stance = stanceOf(called)
      if (stance === 'same') return ask(called, given)
      if (stance === 'absent') return Promise.reject(new Problem('not_found'))
      return (typeof stance === 'function' ? stance : stance.answer)(given, provider)
    }
    const call = async (called: Endpoint, given: object) =>
      checkedAnswer(called, await answer(called, parseInput(called, given)))
    const provider: Provider = {
      context,
      ask: ask as Provider['ask'],
      call: call as Provider['call'],
    }
    return answer(endpoint, input)
  }
  return {
    answer: answerCall,
    lacks: (endpoint) => stanceOf(endpoint) === 'absent',
    judges: (endpoint) => typeof stanceOf(endpoint) === 'object',
  }
}
