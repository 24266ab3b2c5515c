import 'server-only'
import type { z } from 'zod'
import { endpointKey, type Endpoint, type InputOf, type OutputOf, type ParsedOf } from '../endpoint'
import { parseInput } from '../input'
import { Problem } from '../problem'
import type { CallContext } from '../route'
import { checkedAnswer } from '../response'

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

/** How one call of our contract is answered from the calls of a provider. */
export interface Adapter {
  endpoint: Endpoint
  /** The provider cannot have the call, in any form. */
  isAbsent?: true
  /** The provider alone knows whose the record of the path is. */
  isJudged?: true
  answer: (input: object, provider: Provider) => Promise<unknown>
}

/** Joins a call of our contract to its answer from the calls of a provider. */
export function adapter<E extends Endpoint>(
  endpoint: E,
  answer: (input: ParsedOf<E>, provider: Provider) => Promise<z.input<E['response']>>,
): Adapter {
  return { endpoint, answer: answer as Adapter['answer'] }
}

/** A call that a portal on an existing provider does not have. */
export function absent(endpoint: Endpoint): Adapter {
  return { endpoint, isAbsent: true, answer: () => Promise.reject(new Problem('not_found')) }
}

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
): Adapter {
  const table = tableCall(endpoint, response)
  return { endpoint, answer: (input, { ask }) => ask<Endpoint>(table, input) }
}

/**
 * Answers each call by its adapter; one without an adapter passes on to the provider's call of the
 * same name.
 */
export function upstreamOf(
  adapters: readonly Adapter[],
  askProvider: (endpoint: Endpoint, input: object, context: CallContext) => Promise<unknown>,
): Upstream {
  const byKey = new Map(adapters.map((one) => [endpointKey(one.endpoint), one]))
  if (byKey.size !== adapters.length) throw new Error('Two adapters answer the same call.')

  const adapterOf = (endpoint: Endpoint) => byKey.get(endpointKey(endpoint))

  const answerCall: Upstream['answer'] = (endpoint, input, context, keep) => {
    const ask = (table: Endpoint, given: object) =>
      keep(table, given, () => askProvider(table, given, context))
    const answer = (called: Endpoint, given: object): Promise<unknown> =>
      adapterOf(called)?.answer(given, provider) ?? ask(called, given)
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
    lacks: (endpoint) => adapterOf(endpoint)?.isAbsent ?? false,
    judges: (endpoint) => adapterOf(endpoint)?.isJudged ?? false,
  }
}
