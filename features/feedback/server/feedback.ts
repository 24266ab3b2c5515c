import 'server-only'
import { getMenuEntry } from '@/features/pages/server/pages'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import type { FeedbackWrite } from '../contract'
import { writeFeedback } from './feedback.sql'

/**
 * Stores an answer to 'was this page useful?', once per key. A later answer under the same key
 * replaces it, and a comment that follows is added to it. Throws `not_found` for a page that is not
 * public, `conflict` for a key that belongs to another page.
 */
export async function recordFeedback({ website: _, comment, ...answer }: FeedbackWrite) {
  await getMenuEntry(answer.entry_id)
  const written = { ...answer, ...(comment && { comment }) }
  if (!(await writeFeedback(await database(), written))) throw new Problem('conflict')
  return 'Success' as const
}
