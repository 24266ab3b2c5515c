import 'server-only'
import { sharedFields, type Review } from '@/features/approvals/contract'
import { differing, membersOf } from '@/features/companies/review/server/review'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { readEdition } from '../../server/approval.sql'
import type { OfferType } from '../../kinds/contract'
import { withPictureList } from '../../pictures/rules'
import { kindOf } from '../../rules'
import { findStatus, selectAlike, selectNamedOffers } from './review.sql'

/**
 * A product or service for the person who decides on it: the last saved version, the public one,
 * and possible duplicates. Throws `forbidden`, `not_found`.
 */
export async function getOfferReview(type: OfferType, actor: Actor, id: number): Promise<Review> {
  requireAccess(`staff:${type}`, actor)
  const db = await database()
  const found = await findStatus(db, type, id)
  const saved = found && (await readEdition(db, type, id, 'owner'))
  if (!saved) throw new Problem('not_found')
  const { has_public_company, ...head } = found
  const approved = await readEdition(db, type, id, 'public')
  const [owner, shown] = [withPictureList(saved), approved && withPictureList(approved)]
  const names = Object.values(textsOf(owner, 'name'))
  const { gs1_code: code } = owner
  const marks = { company_id: head.company_id, names, gtin: code === '' ? undefined : code }
  const alike = await selectAlike(db, type, id, marks)
  return {
    ...head,
    kind: kindOf(type),
    id,
    is_public: shown !== undefined,
    waits_for_company: shown !== undefined && !has_public_company,
    owner,
    public: shown ?? null,
    changed: differing(owner, shown),
    duplicates: alike.map(({ name, gtin, ...other }) => {
      const same = { name, phone: false, email: false, gtin }
      return { ...other, shared: sharedFields.filter((one) => same[one]) }
    }),
    members: await membersOf(db, head.company_id),
  }
}

/** Products or services that a text names, public or not, for officers. */
export async function searchOffers(type: OfferType, db: Executor, text: string, limit: number) {
  return selectNamedOffers(db, type, { text, limit })
}
