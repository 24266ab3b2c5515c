import { noteChanges } from '@/features/follows/server/changes'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import { followChanges } from '@/lib/db/schema/follows'
import { searchDocuments } from '@/lib/db/schema/search'
import { buyingRequestsUnderTest, offerBody, requestBody } from '@/tests/support/buying-requests'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clearBuyingRequests } from './own'

const { ask, database, linkIn, mails, post, ...rest } = buyingRequestsUnderTest()
const { confirmed, published, someProduct, somebody } = rest

const change = (id: number, values: Parameters<ReturnType<typeof update>['set']>[0]) =>
  update().set(values).where(eq(buyingRequests.id, id))
const update = () => database.db.update(buyingRequests)
const ago = (time: string) => sql`now() - ${time}::interval`

async function unconfirmed(email: string) {
  const { body } = await post(requestBody({ email }))
  const [mail] = await mails()
  return { id: Number(body.id), link: linkIn(mail?.text) }
}

const statusOf = async (link: string) => (await ask('GET', link)).status

describe('the link of a request', () => {
  it('confirms for 24 hours, and not a minute longer', async () => {
    const { id, link } = await unconfirmed('hours@importer.example')
    await change(id, { created_at: ago('24 hours 1 minute') })
    expect((await ask('POST', `${link}/confirm`)).status).toBe(409)
    expect((await ask('GET', link)).body).toMatchObject({ state: 'unconfirmed', is_expired: true })
    await change(id, { created_at: ago('23 hours 59 minutes') })
    expect((await ask('POST', `${link}/confirm`)).status).toBe(200)
    expect((await ask('GET', link)).body).toMatchObject({ state: 'review', is_expired: false })
  })
})

describe('a published request', () => {
  it('is found by the search until it ends', async () => {
    const { id, link } = await published({ email: 'searched@importer.example' })
    const { kind, record_id } = searchDocuments
    const isFound = async () =>
      (await database.db.$count(searchDocuments, and(eq(kind, 'requests'), eq(record_id, id)))) ===
      1
    expect(await isFound()).toBe(true)
    await ask('POST', `${link}/close`, { json: { result: 'ordered' } })
    expect(await isFound()).toBe(false)
  })
})

describe('what is kept', () => {
  it('is nothing by which a search found a request that its buyer deleted', async () => {
    const { id, link } = await published({ email: 'found@importer.example' })
    await noteChanges()
    const { source, record_id, tokens } = followChanges
    const isKept = () =>
      database.db.$count(
        followChanges,
        and(eq(source, 'requests'), eq(record_id, String(id)), isNotNull(tokens)),
      )
    expect(await isKept()).toBe(1)
    expect((await ask('POST', `${link}/delete`)).status).toBe(200)
    expect(await isKept()).toBe(0)
  })

  it('is no request that nobody confirmed within seven days', async () => {
    const { id, link } = await unconfirmed('week@importer.example')
    await change(id, { created_at: ago('6 days 23 hours') })
    await clearBuyingRequests(database.db)
    expect(await statusOf(link)).toBe(200)
    await change(id, { created_at: ago('7 days 1 hour') })
    await clearBuyingRequests(database.db)
    expect(await statusOf(link)).toBe(404)
  })

  it('is a confirmed request, however old', async () => {
    const { id, link } = await confirmed({ email: 'patient@importer.example' })
    await change(id, { created_at: ago('3 years'), updated_at: ago('3 years') })
    await clearBuyingRequests(database.db)
    expect(await statusOf(link)).toBe(200)
  })

  it('is an ended request for 24 months, with its offers', async () => {
    const { company } = await someProduct()
    const { token } = await somebody(company)
    const { id, link } = await published({ email: 'ended@importer.example' })
    await ask('POST', `request-offers/${id}`, { form: offerBody(), token })
    await ask('POST', `${link}/close`, { json: { result: 'ordered' } })
    await change(id, { updated_at: ago('23 months') })
    await clearBuyingRequests(database.db)
    expect((await ask('GET', link)).body.offers).toHaveLength(1)
    await change(id, { updated_at: ago('24 months 1 day') })
    await clearBuyingRequests(database.db)
    expect(await statusOf(link)).toBe(404)
    const { rows } = await database.db.execute(sql`select 1 from buying_request_offers
      where request_id = ${id}::int`)
    expect(rows).toEqual([])
  })
})
