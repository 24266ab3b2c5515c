import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import { tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { z } from 'zod'
import { subscribeToNews, unsubscribeFromNews } from '../contract'

/** The specification shows no answer (spec part 3 section 7): any answer is a success. */
const anyAnswer = (call: typeof subscribeToNews | typeof unsubscribeFromNews) => {
  const table = tableCall(call, z.unknown())
  return async (input: ParsedOf<typeof call>, { ask }: Provider) => {
    await ask(table, input)
    return 'Success' as const
  }
}

export const newsletterAtProvider = {
  subscribeToNews: anyAnswer(subscribeToNews),
  unsubscribeFromNews: anyAnswer(unsubscribeFromNews),
}
