import { companyDirectoryRoutes } from '@/features/companies/directory/server/routes'
import { myData } from '@/features/accounts/security/contract'
import { closeMyAccount, exportMyData } from '@/features/accounts/security/server/service'
import { offerDirectoryRoutes } from '@/features/offers/directory/server/routes'
import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { changeHistory } from '@/lib/db/schema/history'
import { products } from '@/lib/db/schema/offers'
import { loadedTemplate, samplePassword } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)
const { app } = mount([...companyDirectoryRoutes, ...offerDirectoryRoutes])

beforeEach(() => database.renew())

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

const status = async (path: string) =>
  (await app.fetch(new Request(`http://portal.example/api/${path}`))).status

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

describe('a company whose last member deletes their account', () => {
  it('is public no more, nor what it offers', async () => {
    const member = await memberOf('exporter@portal.example')
    const product = await productOf(member.company)
    const asked = [`international-buyers/${member.company}`, `products_by_id/${product}`]
    expect(await Promise.all(asked.map(status))).toEqual([200, 200])
    await leave(member)
    expect(await Promise.all(asked.map(status))).toEqual([404, 404])
  })

  it('keeps nothing of the person whom the portal talked to, and stands in the history', async () => {
    const member = await memberOf('exporter@portal.example')
    await leave(member)
    expect((await rowOf(member.company))?.deleted_at).not.toBeNull()
    const editions = await editionsOf(member.company)
    expect(editions.map(({ edition }) => edition)).toEqual(['owner'])
    expect(editions[0]).toMatchObject({ person_mobile_number: '', person_email: '' })
    const [noted] = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(
          eq(changeHistory.subject, 'company'),
          eq(changeHistory.subject_id, String(member.company)),
          eq(changeHistory.action, 'delete'),
        ),
      )
    expect(noted?.changed_by).toBe(member.row.id)
  })

  it('stays as it is while somebody else belongs to it', async () => {
    const member = await memberOf('exporter@portal.example')
    const { row } = await memberOf('pending@portal.example')
    await database.db.update(users).set({ company_id: member.company }).where(eq(users.id, row.id))
    const before = [await rowOf(member.company), await editionsOf(member.company)]
    await leave(member)
    expect([await rowOf(member.company), await editionsOf(member.company)]).toEqual(before)
  })
})

it('a member’s data hold their company and what it offers', async () => {
  const { actor, company } = await memberOf('exporter@portal.example')
  const data = myData.response.parse(await exportMyData(actor))
  expect(data.company).toMatchObject([{ id: company }])
  expect(data.products.length).toBeGreaterThan(0)
  expect(data.services.length).toBeGreaterThan(0)
  expect(data.newsletter).toEqual([])
})
