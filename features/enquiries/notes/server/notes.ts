import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Executor } from '@/lib/db/database'
import { updateCase, writeHistory } from '../../server/correspondence.sql'
import { mentionMail } from '../../server/staff-mails'
import {
  countMentioned,
  insertMentions,
  markMentionsRead,
  selectMentions,
} from '../../server/mentions.sql'
import { selectOfficers } from '../../server/officers.sql'
import type { EnquiryNote } from '../contract'
import { mentionedIn } from '../rules'
import { insertNote, selectNotes } from './notes.sql'

interface NewNote {
  enquiry_id: number
  text: string
  /** The officer who writes it. */
  by: number
  /** The person whose enquiry it is. */
  person: number
  /** The colleagues whom it names. */
  mentions: readonly number[]
}

/**
 * Writes a note and queues the mails to the colleagues whom it names. Throws `invalid` when one of
 * them does not work on enquiries, is the writer or the person, or is not named in the text.
 */
export async function writeNote(tx: Executor, note: NewNote): Promise<void> {
  const { enquiry_id, text, by, person, mentions } = note
  const officers = mentions.length === 0 ? [] : await selectOfficers(tx, enquiry_id)
  const others = officers.filter(({ id }) => id !== by && id !== person)
  const inText = mentionedIn(text, others)
  const named = others.filter(({ id }) => mentions.includes(id))
  const areNamed = mentions.every((id) => inText.includes(id))
  if (!areNamed) throw new Problem('invalid', { fields: { mentions: ['unknown'] } })
  const note_id = await insertNote(tx, { enquiry_id, author_id: by, text })
  await insertMentions(tx, note_id, named)
  await writeHistory(tx, { action: 'note', enquiry_id, by, change: { note_id } })
  await mentionMail.enqueueAll(
    tx,
    named.map(({ id }) => ({ enquiry_id, user_id: id })),
  )
}

/** Writes the answer of a body to a task about an enquiry, which officers read as a note. */
export async function noteOfBody(
  tx: Executor,
  { body, ...note }: { enquiry_id: number; task_id: number; text: string; body: string },
): Promise<void> {
  const note_id = await insertNote(tx, note)
  const { enquiry_id } = note
  await updateCase(tx, enquiry_id, {})
  await writeHistory(tx, { action: 'answer', enquiry_id, by: null, change: { note_id, body } })
}

/** The notes about an enquiry with the colleagues whom they name, oldest first. */
export async function notesOf(db: Executor, enquiry_id: number): Promise<EnquiryNote[]> {
  const byNote = Map.groupBy(await selectMentions(db, enquiry_id), ({ note_id }) => note_id)
  return (await selectNotes(db, enquiry_id)).map((note) => ({
    ...note,
    mentions: (byNote.get(note.id) ?? []).map(({ user_id, name, read_at }) => ({
      id: user_id,
      name,
      read_at,
    })),
  }))
}

/** Marks the notes of an enquiry that name somebody as read by them, once they have opened it. */
export async function markNotesRead(
  db: Executor,
  { id, notes }: { id: number; notes: readonly EnquiryNote[] },
  userId: number | null,
): Promise<void> {
  const unread = notes
    .flatMap(({ mentions }) => mentions)
    .filter((one) => one.id === userId && one.read_at === null)
  if (userId !== null && unread.length > 0) await markMentionsRead(db, id, userId)
}

/** The number of enquiries whose notes name a member of staff who has not opened them since. */
export async function countMentions(db: Executor, officer: number): Promise<number> {
  return countMentioned(db, officer)
}
