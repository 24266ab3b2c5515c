import { myData } from '@/features/accounts/security/contract'
import { getCompany } from '@/features/companies/directory/server/service'
import { getOffer } from '@/features/offers/directory/server/service'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { products } from '@/lib/db/schema/offers'
import { loadedTemplate, samplePassword } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, isNotNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { closeMyAccount, exportMyData } from './service'

const database = useTestDatabase(loadedTemplate)

async function memberOf(email: string) {
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row || row.company_id === null) throw new Error(`${email} has no company.`)
  const actor = {
    ...anonymous,
    userId: row.id,
    companyId: row.company_id,
    loginId: randomUUID(),
  }
  return { row, actor, company: row.company_id }
}

const leave = ({ actor }: Awaited<ReturnType<typeof memberOf>>) =>
  closeMyAccount(actor, { current_password: samplePassword })

const rowOf = async (id: number) =>
  (await database.db.select().from(companies).where(eq(companies.id, id)))[0]

const editionsOf = (id: number) =>
  database.db.select().from(companyVersions).where(eq(companyVersions.company_id, id))

async function productOf(company: number) {
  const [row] = await database.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.company_id, company), eq(products.status, 20)))
  return row?.id ?? 0
}

it('the data of a member include their company and its offers', async () => {
  const { actor, company } = await memberOf('exporter@portal.example')
  const data = myData.response.parse(await exportMyData(actor))
  expect(data.account).toMatchObject({ locale: 'ar' })
  expect(data.company).toMatchObject([{ id: company }])
  expect(data.products.length).toBeGreaterThan(0)
  expect(data.services.length).toBeGreaterThan(0)
  expect(data.newsletter).toEqual([])
})

describe('a company', () => {
  it('stays unchanged, with all its files, when one of several members deletes the account', async () => {
    const member = await memberOf('exporter@portal.example')
    const { row } = await memberOf('pending@portal.example')
    const { company } = member
    await database.db.update(users).set({ company_id: company }).where(eq(users.id, row.id))
    const discarded = () => database.db.$count(files, isNotNull(files.discarded_at))
    const state = async () => [await rowOf(company), await editionsOf(company), await discarded()]
    const before = await state()
    await leave(member)
    expect(await state()).toEqual(before)
  })

  it('is hidden with its offers when its last active member deletes the account', async () => {
    const member = await memberOf('pending@portal.example')
    const { company } = member
    const product = await productOf(company)
    expect(await getCompany(company)).toMatchObject({ id: company })
    expect(await getOffer('products', product)).toMatchObject({ id: product })
    const [colleague] = await database.db
      .insert(users)
      .values({
        ...{ name: 'Gone', email: 'gone@portal.example', locale: 'en', company_id: company },
        disabled_at: new Date().toISOString(),
      })
      .returning()
    expect(colleague?.company_id).toBe(company)
    await leave(member)
    const gone = { code: 'not_found' }
    await expect(getCompany(company)).rejects.toMatchObject(gone)
    await expect(getOffer('products', product)).rejects.toMatchObject(gone)
    expect((await rowOf(company))?.deleted_at).not.toBeNull()
    const editions = await editionsOf(company)
    expect(editions.map(({ edition }) => edition)).toEqual(['owner'])
    expect(editions[0]).toMatchObject({ person_mobile_number: '', person_email: '' })
    const [noted] = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(
          eq(changeHistory.subject, 'company'),
          eq(changeHistory.subject_id, String(company)),
          eq(changeHistory.action, 'delete'),
        ),
      )
    expect(noted?.changed_by).toBe(member.row.id)
  })
})
