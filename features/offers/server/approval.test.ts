import { decisionMail } from '@/features/companies/server/company-mails'
import { getOffer, listOfCompany } from '@/features/offers/directory/server/directory'
import { getOfferReview } from '@/features/offers/review/server/review'
import { wholeFrom } from '@/lib/api/paging'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { jobs } from '@/lib/db/schema/jobs'
import { fileKeyOf } from '@/lib/files/names'
import { runDueJobs } from '@/lib/jobs/runner'
import { settings } from '@/lib/settings/settings'
import { arabic } from '@/messages/ar'
import { mailsIn } from '@/tests/support/mail-folder'
import { offersUnderTest, productForm, serviceForm } from '@/tests/support/offers'
import { and, desc, eq } from 'drizzle-orm'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'

const { database, ask, send, added, listOf, companyOf, person, picture } = offersUnderTest()

const decide = (id: number, decision: string, body: object, who: string | null = 'officer') =>
  ask(who, 'POST', `admin/products/${id}/${decision}`, body)

const own = async (id: number) => {
  const list: { id: number; version: number }[] = await listOf('exporter')
  return list.find((item) => item.id === id)
}

const isPublic = async (id: number) => {
  const listed = wholeFrom(await listOfCompany(await companyOf('exporter'), {}))
  return listed.some((offer) => offer.type === 'products' && offer.id === id)
}

describe('a decision of staff on a product', () => {
  it('approve: the last saved version is public at once', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'To be approved' })
    await expect(getOffer('products', id)).rejects.toMatchObject({ code: 'not_found' })
    const answer = await decide(id, 'approve', { version: 1 })
    expect(answer.json).toEqual({ status: 20, version: 2 })
    expect(await getOffer('products', id)).toMatchObject({ hs_code: productForm.hs_code })
    expect(await isPublic(id)).toBe(true)
    expect(await own(id)).toMatchObject({ status_belongs: { iid: 20 }, is_public: true })
  })

  it('refuse: the owner sees the reason, and the approved version stays public', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Approved before' })
    await decide(id, 'approve', { version: 1 })
    await send('exporter', `edit-products/${id}`, { ...productForm, name_eng: 'A change' })
    expect((await decide(id, 'refuse', { version: 3, reason: '' })).status).toBe(422)
    const answer = await decide(id, 'refuse', { version: 3, reason: 'The picture is blurred.' })
    expect(answer.json).toEqual({ status: 30, version: 4 })
    expect(await own(id)).toMatchObject({
      status_belongs: { iid: 30 },
      refusal_reason: 'The picture is blurred.',
      is_public: true,
    })
    expect(JSON.stringify(await getOffer('products', id))).toContain('Approved before')
    await send('exporter', `edit-products/${id}`, { ...productForm, name_eng: 'Another change' })
    expect(await own(id)).toMatchObject({ status_belongs: { iid: 40 }, refusal_reason: null })
  })

  it('withdraw: nothing of it is public', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'To be withdrawn' })
    await decide(id, 'approve', { version: 1 })
    await decide(id, 'withdraw', { version: 2, reason: 'It was recalled.' })
    await expect(getOffer('products', id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await isPublic(id)).toBe(false)
    expect(await own(id)).toMatchObject({ status_belongs: { iid: 30 }, is_public: false })
  })

  it('F13 is refused for a version that staff have not seen', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Seen' })
    await send('exporter', `edit-products/${id}`, { ...productForm, name_eng: 'Not seen' })
    const late = await decide(id, 'approve', { version: 1 })
    expect(late).toMatchObject({ status: 409, errors: { version: ['2'] } })
    await expect(getOffer('products', id)).rejects.toMatchObject({ code: 'not_found' })
    const both = await Promise.all([
      decide(id, 'approve', { version: 2 }),
      decide(id, 'refuse', { version: 2, reason: 'No.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('answers 404 for a deleted or unknown product', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Deleted meanwhile' })
    await ask('exporter', 'DELETE', `products/${id}`)
    expect((await decide(id, 'approve', { version: 2 })).status).toBe(404)
    expect((await decide(999_999, 'approve', { version: 1 })).status).toBe(404)
  })

  it('is for officers only', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Staff only' })
    for (const who of ['exporter', 'pending', 'visitor', 'editor']) {
      expect((await decide(id, 'approve', { version: 1 }, who)).status).toBe(403)
    }
    expect((await decide(id, 'approve', { version: 1 }, null)).status).toBe(401)
  })

  it('writes an audit entry with the person, and queues a mail to each member', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'With a history' })
    await decide(id, 'refuse', { version: 1, reason: 'Too short.' })
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(and(eq(changeHistory.subject, 'product'), eq(changeHistory.subject_id, String(id))))
      .orderBy(desc(changeHistory.id))
    expect(entry).toMatchObject({
      action: 'refuse',
      changed_by: (await person('officer@portal.example')).id,
      change: { reason: 'Too short.', status: 30 },
    })
    const mails = await database.db.select().from(jobs).where(eq(jobs.name, 'mail-decision'))
    expect(mails.map(({ payload }) => payload)).toContainEqual({
      user_id: (await person('exporter@portal.example')).id,
      kind: 'product',
      id,
      decision: 'refuse',
      reason: 'Too short.',
    })
  })

  it('keeps a picture while it is public, and releases it with the next approval', async () => {
    const { id, image } = await added('exporter', 'products', { name_eng: 'Old picture' })
    await decide(id, 'approve', { version: 1 })
    const form = { ...productForm, image_changed: 'true' }
    await send('exporter', `edit-products/${id}`, form, { image: picture() })
    const discarded = async () => {
      const key = fileKeyOf(image) ?? ''
      const [row] = await database.db.select().from(files).where(eq(files.key, key))
      return row?.discarded_at
    }
    expect(await discarded()).toBeNull()
    await decide(id, 'approve', { version: 3 })
    expect(await discarded()).not.toBeNull()
  })
})

const textsSent = async () => {
  const mails = await mailsIn(join(settings().DATA_DIR, 'mail'))
  const texts = await Promise.all(mails.map(async (mail) => (await PostalMime.parse(mail)).text))
  return texts.join('\n')
}

describe('an approved product of a company that is not public', () => {
  it.each([
    ['in process', 10],
    ['refused', 30],
  ] as const)(
    'is not public while the company is %s, and its owner and staff are told so',
    async (_, status) => {
      const { id } = await added('pending', 'products', { name_eng: `Early ${status}` })
      const company = await companyOf('pending')
      await database.db.update(companies).set({ status }).where(eq(companies.id, company))
      expect((await decide(id, 'approve', { version: 1 })).status).toBe(200)
      await expect(getOffer('products', id)).rejects.toMatchObject({ code: 'not_found' })
      const [mine] = await listOf('pending')
      expect(mine).toMatchObject({ id, is_public: false, waits_for_company: true })
      const officer = { ...anonymous, userId: 1, staffRoles: ['officer' as const] }
      const review = await getOfferReview('products', officer, id)
      expect(review).toMatchObject({ is_public: true, waits_for_company: true })
      while ((await runDueJobs([decisionMail])) > 0);
      const texts = await textsSent()
      const { waits } = arabic.mails.decision.approve
      const said = waits.slice(waits.lastIndexOf('»')).replaceAll('}', '')
      expect(texts).toContain(said.replace(/^»/, ''))
    },
  )
})

it('officers cannot decide on offers of their own company', async () => {
  const { id } = await added('exporter', 'products', { name_eng: 'By a colleague' })
  const officer = await person('officer@portal.example')
  const join = (company_id: number | null) =>
    database.db.update(users).set({ company_id }).where(eq(users.id, officer.id))
  await join(await companyOf('exporter'))
  expect((await decide(id, 'approve', { version: 1 })).status).toBe(403)
  await join(officer.company_id)
  expect((await decide(id, 'approve', { version: 1 })).status).toBe(200)
})

it('services are decided on in the same way', async () => {
  const { id } = await added('exporter', 'services', { name_eng: 'Consulting' })
  const at = (decision: string) => `admin/services/${id}/${decision}`
  expect((await ask('officer', 'POST', at('approve'), { version: 1 })).json.status).toBe(20)
  await send('exporter', `edit-services/${id}`, { ...serviceForm, name_eng: 'Better consulting' })
  const refusal = { version: 3, reason: 'Say more.' }
  expect((await ask('officer', 'POST', at('refuse'), refusal)).json.status).toBe(30)
  expect((await getOffer('services', id)).company_id).toBe(await companyOf('exporter'))
  const withdrawal = { version: 4, reason: 'Ended.' }
  expect((await ask('officer', 'POST', at('withdraw'), withdrawal)).json.status).toBe(30)
  await expect(getOffer('services', id)).rejects.toMatchObject({ code: 'not_found' })
})
