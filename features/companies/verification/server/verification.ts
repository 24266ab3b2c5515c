import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { companiesTag } from '@/lib/cache/tags'
import { database, type Executor } from '@/lib/db/database'
import { recordChange, requireUnchanged } from '@/lib/db/record-change'
import type { CompanyDetails } from '../../contract'
import { changedFields } from '../../rules'
import { lockCompany } from '../../server/companies.sql'
import type { Checked, checkCompany, Checks } from '../contract'
import { factsChangedBy, withoutVisibility } from '../rules'
import { deleteChecks, selectChecks, writeCheck } from './verification.sql'

const subject = 'company-check'

const shownBy = [companiesTag]

/** What staff have checked of a company, as the public reads it. */
export async function checksOf(db: Executor, companyId: number): Promise<Checked[]> {
  return (await selectChecks(db, companyId)).map(({ fact, on }) => ({ fact, on }))
}

/** What staff have checked of a company, and who. Throws `forbidden`, `not_found`. */
export async function getChecks(actor: Actor, id: number): Promise<Checks> {
  requireAccess('staff:companies', actor)
  return checksFor(await database(), id)
}

async function checksFor(db: Executor, id: number): Promise<Checks> {
  const company = await lockCompany(db, id)
  if (!company) throw new Problem('not_found')
  return { version: company.version, checks: await selectChecks(db, id) }
}

/**
 * Publishes that staff checked a fact of a company now, or takes it back, with an audit entry. What
 * is checked is the last saved version. Throws `forbidden` for the company of the officer,
 * `not_found`, and `conflict` when the company was changed since it was seen.
 */
export async function check(
  actor: Actor,
  id: number,
  { fact, checked, version }: BodyOf<typeof checkCompany>,
): Promise<Checks> {
  requireAccess('staff:companies', actor)
  if (actor.companyId === id) throw new Problem('forbidden')
  const by = personOf(actor).userId
  const pages = ({ isChanged }: { isChanged: boolean }) => (isChanged ? shownBy : [])
  const { checks } = await publishing(pages, async (tx) => {
    await requireUnchanged(tx, await lockCompany(tx, id), { subject: 'company', id, version })
    if (checked) await writeCheck(tx, id, fact, by)
    else if ((await deleteChecks(tx, id, [fact])).length === 0) {
      return { checks: await checksFor(tx, id), isChanged: false }
    }
    const change = checked ? { checked: [fact], version } : { no_longer_checked: [fact], version }
    await recordChange(tx, { by, action: 'update', subject, id, change })
    return { checks: await checksFor(tx, id), isChanged: true }
  })
  return checks
}

/**
 * Takes back the checks of facts that an owner has changed, in the transaction of the change, with
 * an audit entry; returns the tags of the pages that showed them, for `publishing`.
 */
export async function withdrawChecks(
  tx: Executor,
  {
    by,
    id,
    before,
    after,
  }: Record<'by' | 'id', number> & Record<'before' | 'after', CompanyDetails>,
): Promise<readonly string[]> {
  const fields = changedFields(withoutVisibility(before), withoutVisibility(after))
  const lost = await deleteChecks(tx, id, factsChangedBy(fields))
  if (lost.length === 0) return []
  const change = { no_longer_checked: lost, fields }
  await recordChange(tx, { by, action: 'update', subject, id, change })
  return shownBy
}
