import 'server-only'
import { sharedFields, type Review } from '@/features/approvals/contract'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { findDetails } from '../../server/companies.sql'
import { findStatus, selectAlike, selectMembers } from './review.sql'

/** The fields in which the saved version differs from the public one. */
export function differing(owner: object, shown: object | null | undefined): string[] {
  const before = new Map<string, unknown>(Object.entries(shown ?? {}))
  return Object.entries(owner)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
    .map(([name]) => name)
}

/** The members of a company, for the person who decides on its records. */
export async function membersOf(db: Executor, company_id: number) {
  return selectMembers(db, company_id)
}

/**
 * A company for the person who decides on it: the last saved version, the public one, and possible
 * duplicates. Throws `forbidden`, `not_found`.
 */
export async function getCompanyReview(actor: Actor, id: number): Promise<Review> {
  requireAccess('staff:companies', actor)
  const db = await database()
  const head = await findStatus(db, id)
  const owner = head && (await findDetails(db, id, 'owner'))
  if (!head || !owner) throw new Problem('not_found')
  const shown = await findDetails(db, id, 'public')
  const alike = await selectAlike(db, id, {
    names: Object.values(textsOf(owner, 'company_registered_name')),
    phone: owner.phone_number,
    email: owner.e_mail,
  })
  const { status, version, refusal_reason, updated_at } = head
  return {
    ...renamePair(owner, 'company_registered_name', 'company_name'),
    kind: 'company',
    id,
    company_id: id,
    status,
    version,
    refusal_reason,
    updated_at,
    is_public: shown !== undefined,
    waits_for_company: false,
    owner,
    public: shown ?? null,
    changed: differing(owner, shown),
    duplicates: alike.map(({ name, phone, email, ...other }) => {
      const same = { name, phone, email, gtin: false }
      return { ...other, company_id: other.id, shared: sharedFields.filter((one) => same[one]) }
    }),
    members: await membersOf(db, id),
  }
}
