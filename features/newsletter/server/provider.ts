import 'server-only'
import { adapter, tableCall } from '@/lib/api/upstream/adapter'
import { z } from 'zod'
import { subscribeToNews, unsubscribeFromNews } from '../contract'

/** The specification shows no answer (spec part 3 section 7): any answer is a success. */
export const newsletterAdapters = [subscribeToNews, unsubscribeFromNews].map((endpoint) =>
  adapter(endpoint, async (input, { ask }) => {
    await ask(tableCall(endpoint, z.unknown()), input)
    return 'Success' as const
  }),
)
