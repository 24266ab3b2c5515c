import { users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { jobs } from '@/lib/db/schema/jobs'
import { buyingRequestsUnderTest, offerBody } from '@/tests/support/buying-requests'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { ask, database, mails, published, someProduct, somebody, staff } = buyingRequestsUnderTest()

/** A public company with its own address, and a member; no member has confirmed an address. */
async function unconfirmedCompany() {
  const { company, hs_code } = await someProduct()
  const { db } = database
  await db.update(users).set({ email_verified_at: null }).where(eq(users.company_id, company))
  const [version] = await db
    .select({ address: companyVersions.e_mail })
    .from(companyVersions)
    .where(and(eq(companyVersions.company_id, company), eq(companyVersions.edition, 'public')))
  const member = await somebody(company)
  return { company, hs_code, member, address: version?.address ?? '' }
}

/** To whom mails went that say a text. */
const toldOf = async (text: string) =>
  (await mails()).filter((mail) => mail.text?.includes(text)).map(({ to }) => to?.[0]?.address)

async function introduce(id: number, company: number) {
  const token = await staff('officer')
  const json = { company_id: company }
  const { status } = await ask('POST', `admin/buying-requests/${id}/introduce`, { json, token })
  expect(status).toBe(200)
}

describe('the name and address of a buyer', () => {
  it('go to the company’s own address where no member has confirmed one', async () => {
    const { company, member, address } = await unconfirmedCompany()
    const { id, link } = await published({ email: 'offered@buyer.example' })
    await ask('POST', `request-offers/${id}`, { form: offerBody(), token: member.token })
    await ask('POST', `request-offers/${id}/agree`, { token: member.token })
    await ask('POST', `${link}/share`, { json: { company } })
    expect(address).toContain('@')
    expect(await toldOf('offered@buyer.example')).toEqual([address])
  })

  it('go to the members who confirmed an address, and to no other one', async () => {
    const { company, member } = await unconfirmedCompany()
    const colleague = await somebody(company)
    const [confirmed] = await database.db
      .update(users)
      .set({ email_verified_at: new Date().toISOString() })
      .where(eq(users.id, colleague.id))
      .returning({ email: users.email })
    const { id, link } = await published({ email: 'shared@buyer.example' })
    await ask('POST', `request-offers/${id}`, { form: offerBody(), token: member.token })
    await ask('POST', `request-offers/${id}/agree`, { token: member.token })
    await ask('POST', `${link}/share`, { json: { company } })
    expect(await toldOf('shared@buyer.example')).toEqual([confirmed?.email])
    const introduced = await published({ email: 'named@buyer.example' })
    await introduce(introduced.id, company)
    expect(await toldOf('named@buyer.example')).toEqual([confirmed?.email])
  })
})

describe('an introduction of a company whose members have confirmed no address', () => {
  it('is told to the company itself, and so is that the buyer agreed', async () => {
    const { company, address } = await unconfirmedCompany()
    const { id, link } = await published({ email: 'shy@buyer.example', may_introduce: false })
    await introduce(id, company)
    const sent = await mails()
    const addresses = sent.map(({ to }) => to?.[0]?.address)
    expect(addresses.toSorted()).toEqual([address, 'shy@buyer.example'].toSorted())
    expect(sent.map(({ text }) => text).join()).not.toContain('shy@buyer.example')
    await ask('POST', `${link}/share`, { json: { company } })
    expect(await toldOf('shy@buyer.example')).toEqual([address])
  })
})

it('the mail of a job from before an upgrade, which says no news, tells who the buyer is', async () => {
  const { company, member, address } = await unconfirmedCompany()
  const { id } = await published({ email: 'queued@buyer.example' })
  await ask('POST', `request-offers/${id}`, { form: offerBody(), token: member.token })
  await mails()
  const payload = { request_id: id, company_id: company, user_id: null }
  await database.db.insert(jobs).values({ name: 'mail-buying-request-contact', payload })
  expect(await toldOf('queued@buyer.example')).toEqual([address])
})
