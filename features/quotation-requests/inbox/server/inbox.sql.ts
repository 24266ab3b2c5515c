import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import type { Executor } from '@/lib/db/database'
import { openRequestStates, receivedStates } from '@/lib/db/codes/quotation-requests'
import { conversationMessages } from '@/lib/db/schema/conversations'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { InboxFolder } from '../contract'

const ofFolder = {
  open: eq(quotationRequests.state, 'sent'),
  unread: and(
    inArray(quotationRequests.state, [...openRequestStates]),
    isNull(quotationRequests.read_at),
  ),
  answered: eq(quotationRequests.state, 'answered'),
  declined: eq(quotationRequests.state, 'declined'),
  spam: eq(quotationRequests.state, 'spam'),
  ended: eq(quotationRequests.state, 'ended'),
} as const satisfies Record<InboxFolder, unknown>

function inInbox(companyId: number, folder: InboxFolder | undefined) {
  const { company_id, state, sent_at } = quotationRequests
  return and(
    eq(company_id, companyId),
    inArray(state, [...receivedStates]),
    // A request that ended before it was sent on never reached the company.
    sql`${sent_at} is not null`,
    folder && ofFolder[folder],
  )
}

export async function selectInbox(
  db: Executor,
  {
    companyId,
    folder,
    range,
  }: { companyId: number; folder: InboxFolder | undefined; range: RowRange },
) {
  return db
    .select()
    .from(quotationRequests)
    .where(inInbox(companyId, folder))
    .orderBy(desc(quotationRequests.id))
    .limit(range.limit)
    .offset(range.offset)
}

export async function countInbox(db: Executor, companyId: number, folder: InboxFolder | undefined) {
  return db.$count(quotationRequests, inInbox(companyId, folder))
}

/** The number of requests by folder, in one query. */
export async function countFolders(db: Executor, companyId: number) {
  const count = (folder: InboxFolder) =>
    sql<number>`(count(*) filter (where ${ofFolder[folder]}))::int`
  const [counted] = await db
    .select({
      open: count('open'),
      unread: count('unread'),
      answered: count('answered'),
      declined: count('declined'),
      spam: count('spam'),
      ended: count('ended'),
    })
    .from(quotationRequests)
    .where(inInbox(companyId, undefined))
  return counted
}

/** The id of the last message of a conversation. */
export async function findLastMessage(db: Executor, conversationId: number) {
  const [found] = await db
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversation_id, conversationId))
    .orderBy(desc(conversationMessages.id))
    .limit(1)
  return found?.id
}
