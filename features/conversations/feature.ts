import 'server-only'
import type { Feature } from '@/lib/api/feature'
import { clearConversations, exportMessages } from './server/conversations'

/** Conversations have no calls of their own: the features whose they are pass messages on. */
export const conversationsFeature: Feature = {
  name: 'conversations',
  calls: [],
  hourly: [clearConversations],
  personal: { exported: { messages: (db, { id }) => exportMessages(db, id) } },
}
