import { anonymous } from '@/lib/auth/actor'
import { buyingRequestOffers, buyingRequests } from '@/lib/db/schema/buying-requests'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { buyingRequestsUnderTest, offerBody } from '@/tests/support/buying-requests'
import { pdfWith } from '@/tests/support/uploads'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hasSentOffer } from './offers'

const { ask, database, mails, published, someProduct, somebody, staff } = buyingRequestsUnderTest()

/** A public request, and the calls of both sides about the offer of a company. */
async function requested(email: string, given: object = {}) {
  const { company, hs_code } = await someProduct()
  const { token } = await somebody(company)
  const { id, link } = await published({ email, hs_code, ...given })
  const path = `request-offers/${id}`
  return {
    id,
    link,
    company,
    offer: (form = offerBody()) => ask('POST', path, { form, token }),
    agree: () => ask('POST', `${path}/agree`, { token }),
    read: async () => (await ask('GET', path, { token })).body,
    matching: async () => (await ask('GET', 'matching-requests', { token })).body,
    share: () => ask('POST', `${link}/share`, { json: { company } }),
    offers: async () => (await ask('GET', link)).body.offers,
  }
}

/** An offer with a file that is refused once it is inspected: a locked PDF. */
function refusedOffer() {
  const form = offerBody()
  const locked = pdfWith({ trailer: '/Encrypt 9 0 R' })
  form.append('files', new Blob([Uint8Array.from(locked)]), 'offer.pdf')
  return form
}

describe('an offer whose file is refused', () => {
  it('is none: its company cannot agree, and nobody counts it', async () => {
    const { id, ...calls } = await requested('refused@importer.example')
    expect((await calls.offer(refusedOffer())).status).toBe(422)
    expect((await calls.agree()).status).toBe(404)
    expect(await calls.read()).toMatchObject({ messages: [], agreed: null })
    expect(await calls.offers()).toEqual([])
    const token = await staff('officer')
    const reviewed = await ask('GET', `admin/buying-requests/${id}`, { token })
    expect(reviewed.body.offers).toEqual([])
    const found = (await calls.matching()).find((one: { id: number }) => one.id === id)
    expect(found).toMatchObject({ is_answered: false })
    expect((await calls.offer()).status).toBe(200)
    expect(await calls.offers()).toHaveLength(1)
    expect((await calls.agree()).status).toBe(200)
  })

  it('does not keep the buyer from being named to that company, which was introduced', async () => {
    const buyer = { email: 'introduced@importer.example', may_introduce: false }
    const { id, link, company, ...calls } = await requested(buyer.email, buyer)
    expect((await calls.offer(refusedOffer())).status).toBe(422)
    const json = { company_id: company }
    const token = await staff('officer')
    await ask('POST', `admin/buying-requests/${id}/introduce`, { json, token })
    await mails()
    expect((await calls.share()).status).toBe(200)
    expect((await ask('GET', link)).body.introductions).toMatchObject([{ is_shared: true }])
    expect((await mails()).map(({ text }) => text).join()).toContain(buyer.email)
  })
})

describe('an offer to a sample', () => {
  it('is refused, and the company is told so before it writes one', async () => {
    const { id, ...calls } = await requested('sample@importer.example')
    await database.db.update(buyingRequests).set({ sample: true }).where(eq(buyingRequests.id, id))
    expect(await calls.read()).toMatchObject({ may_answer: false })
    expect((await calls.offer()).status).toBe(409)
    expect(await calls.read()).toMatchObject({ messages: [], agreed: null })
  })
})

describe('the step of an export plan to answer a buyer', () => {
  it('is ticked by an offer that was sent, not by one whose file was refused', async () => {
    const { company, ...calls } = await requested('plan@importer.example')
    const member = { ...anonymous, userId: 1, loginId: 'login' }
    const hasOffered = (companyId = company) => hasSentOffer({ ...member, companyId })
    await database.db.delete(buyingRequestOffers)
    await calls.offer(refusedOffer())
    expect(await hasOffered()).toBe(false)
    await calls.offer()
    expect(await hasOffered()).toBe(true)
    expect(await hasOffered(company + 1)).toBe(false)
  })
})

describe('a company that staff took from the public after its offer', () => {
  it('cannot agree, and has no address for the buyer', async () => {
    const { company, ...calls } = await requested('withdrawn@importer.example')
    const decide = (approved_at: string | null) =>
      database.db.update(companies).set({ approved_at }).where(eq(companies.id, company))
    await calls.offer()
    await calls.share()
    await decide(null)
    expect((await calls.agree()).status).toBe(409)
    expect(await calls.read()).toMatchObject({ agreed: { mine: false, theirs: true }, buyer: null })
    await decide(new Date().toISOString())
    expect((await calls.agree()).status).toBe(200)
    expect(await calls.offers()).toMatchObject([{ contact: { email: expect.stringMatching('@') } }])
    const { company_id, edition } = companyVersions
    await database.db
      .delete(companyVersions)
      .where(and(eq(company_id, company), eq(edition, 'public')))
    expect(await calls.offers()).toMatchObject([
      { agreed: { mine: true, theirs: true }, contact: null },
    ])
  })
})
