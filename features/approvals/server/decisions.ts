import 'server-only'
import type { Access } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor, type Person } from '@/lib/auth/actor'
import { publishing, type Publication } from '@/lib/cache/publication'
import type { Executor, Transaction } from '@/lib/db/database'
import { recordChange, requireUnchanged, type RecordedAction } from '@/lib/db/record-change'

/** A kind of record on which staff decide: what they publish, return, refuse or take back. */
export interface Decidable<Row extends { version: number }, Answer> {
  /** The audit log’s name of a record. */
  subject: string
  /** Who decides. */
  access: Access
  /** Reads a record and locks it until the transaction ends; undefined where there is none. */
  lock: (tx: Executor, id: number) => Promise<Row | undefined>
  /** Whether a record is the officer’s own: then somebody else decides. */
  isOwn?: (row: Row, officer: Person) => boolean
  /** The pages that show public records; absent where no record of the kind is public. */
  shown?: { tags: readonly string[]; isPublic: (row: Row) => boolean }
  /** Writes a changed record into the search. */
  index?: (tx: Executor, id: number) => Promise<void>
  /** What the officer gets after a decision. */
  answer: (tx: Executor, decided: { id: number; row: Row; by: number }) => Promise<Answer>
}

/** The audit entry of a decision. */
interface Decided {
  action: RecordedAction
  change: Record<string, unknown>
}

/** A record, and the version of it that the officer has seen; without one, any version. */
interface SeenRecord {
  id: number
  version?: number | undefined
}

/**
 * Runs a decision of staff on a locked record, in one transaction with its audit entry, which `work`
 * returns; null writes none. No decision deletes its record. Where the version was raised, the search is brought up to
 * date and pages are renewed; of what is not public any more no copy is kept. Throws `forbidden`,
 * also to its owner, `not_found`, the edit conflict when it was changed since it was seen, and what
 * the work throws.
 */
export async function decide<Row extends { version: number }, Answer>(
  kind: Decidable<Row, Answer>,
  actor: Actor,
  { id, version }: SeenRecord,
  work: (tx: Transaction, row: Row, by: number) => Promise<Decided | null>,
): Promise<Answer> {
  const { subject, access, lock } = kind
  requireAccess(access, actor)
  const officer = personOf(actor)
  const by = officer.userId
  const { answer } = await publishing(renewed, async (tx) => {
    const before = await lock(tx, id)
    if (before && kind.isOwn?.(before, officer)) throw new Problem('forbidden')
    const found = await requireUnchanged(tx, before, { subject, id, version })
    const decided = await work(tx, found, by)
    const row = (await lock(tx, id)) ?? found
    if (row.version !== found.version) await kind.index?.(tx, id)
    if (decided) await recordChange(tx, { by, subject, id, ...decided })
    return { answer: await kind.answer(tx, { id, row, by }), pages: pagesOf(kind, found, row) }
  })
  return answer
}

const renewed = ({ pages }: { pages: Publication }) => pages

function pagesOf<Row extends { version: number }>(
  { shown }: Pick<Decidable<Row, unknown>, 'shown'>,
  before: Row,
  after: Row,
): Publication {
  if (!shown || after.version === before.version) return []
  if (shown.isPublic(after)) return shown.tags
  return shown.isPublic(before) ? { withdrawn: shown.tags } : []
}
