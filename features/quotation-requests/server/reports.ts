import 'server-only'
import type { Executor } from '@/lib/db/database'
import { messagesOf } from '../conversation/server/conversation'
import { findReport, writeClosedReport } from './reports.sql'

/**
 * What staff read of a conversation that a side reported: why, and the messages without their files.
 * Undefined where no report is open.
 */
export async function readReport(db: Executor, conversationId: number) {
  const report = await findReport(db, conversationId)
  if (!report) return undefined
  const messages = await messagesOf(db, conversationId)
  return {
    reason: report.reason ?? '',
    messages: messages.map(({ files: _, ...message }) => message),
  }
}

/** Closes the report of a conversation, which may be reported again; false where none is open. */
export async function endReport(tx: Executor, conversationId: number): Promise<boolean> {
  return writeClosedReport(tx, conversationId)
}
