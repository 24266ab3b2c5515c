import { apiServer } from '@/app/api/api-server'
import { jobKinds } from '@/app/commands/job-kinds'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { barrierStepMail } from '@/features/barriers/server/barrier-mails'
import { certificateMail } from '@/features/companies/certificates/server/certificates'
import { decisionMail, registeredMail } from '@/features/companies/server/company-mails'
import { mergedMail, messageMail, statusMail } from '@/features/enquiries/server/inquirer-mails'
import { mount } from '@/lib/api/mount'
import { users } from '@/lib/db/schema/accounts'
import { barrierReports, barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { companyCertificates, companyVersions } from '@/lib/db/schema/companies'
import { jobs } from '@/lib/db/schema/jobs'
import { productVersions, products } from '@/lib/db/schema/offers'
import { runDueJobs } from '@/lib/jobs/runner'
import { password } from '@/tests/support/accounts'
import { requestBody as buyingRequest } from '@/tests/support/buying-requests'
import { companiesUnderTest } from '@/tests/support/companies'
import { barrierForm, generalForm } from '@/tests/support/enquiries'
import { mailsIn } from '@/tests/support/mail-folder'
import { requestBody as quotationRequest } from '@/tests/support/quotations'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, owner, somebody, staff, folder } = companiesUnderTest(
  mount(apiServer.routes, { identify }).app,
)

/** What somebody types who wants to write to a stranger through the portal. */
const text = 'Zxqwin a car at https://zxqwin.example now <b>zxqwin</b> زكسق'
/** The same, where a name may have 20 characters. */
const shortText = 'زكسق zxqwin.example'
const trace = /zxqwin|زكسق/i

const mailKinds = jobKinds.map(({ name }) => name).filter((name) => name.startsWith('mail-'))
const sentKinds = new Set<string>()

/**
 * Mails to members of staff, and to people whose address is confirmed: the queries of these mails, or
 * the calls before them, find nobody else.
 */
const toConfirmed = [
  'mail-barrier-task',
  'mail-staff-barrier-task',
  'mail-buying-request',
  'mail-buying-request-contact',
  'mail-content-review',
  'mail-digest',
  'mail-enquiry-assigned',
  'mail-enquiry-mention',
  'mail-event',
  'mail-fact-review',
  'mail-follow-digest',
  'mail-introduction',
  'mail-new-device',
  'mail-meeting',
  'mail-meeting-ended',
  'mail-outcome',
  'mail-plan-offer',
  'mail-plan-task',
  'mail-quotation-buyer',
  'mail-quotation-supplier',
  'mail-request-alert',
  'mail-staff-digest',
  'mail-staff-enquiry',
]

let strangers = 0
const stranger = () => {
  strangers += 1
  return `stranger-${strangers}@elsewhere.example`
}

/** Sends what is due; returns the mails to an address, as they are sent and as they are read. */
async function mailsTo(address: string) {
  const waiting = await database.db.select({ name: jobs.name }).from(jobs)
  while ((await runDueJobs(jobKinds)) > 0);
  const place = join(folder(), 'mail')
  const raw = (await mailsIn(place)).filter((mail) => mail.includes(address))
  await rm(place, { recursive: true, force: true })
  for (const { name } of waiting) if (!toConfirmed.includes(name)) sentKinds.add(name)
  return Promise.all(
    raw.map(async (mail) => `${mail}\n${JSON.stringify(await PostalMime.parse(mail))}`),
  )
}

/** An account under the address of a stranger, which the stranger never confirms. */
async function account(company: number | null = null, locale: 'en' | 'ar' = 'en') {
  const { id, token } = await somebody(company, locale)
  const email = stranger()
  await database.db
    .update(users)
    .set({ name: text, last_name: text, email })
    .where(eq(users.id, id))
  return { id, token, email }
}

/** Registers by the form, whose account has a password. */
async function registered() {
  const email = stranger()
  const json = {
    name: shortText,
    phone: '+962 79 000 0000',
    email,
    password,
    password_confirmation: password,
  }
  const { status, body } = await ask('POST', 'register', { json })
  expect(status).toBe(200)
  return { email, token: String(body.token) }
}

/** An enquiry of such an account. */
async function filed(form: object = generalForm()) {
  const { email, token } = await account()
  const typed = { company: text, name: text, job_title: text, description: text }
  const submitData = { ...form, ...typed }
  const { status, body } = await ask('POST', 'all-enquiries', {
    token,
    json: { submitData, idempotency_key: randomUUID(), website: '' },
  })
  expect(status).toBe(200)
  return { email, enquiry_id: Number(body.id) }
}

/** A company, a product and a certificate of such an account. */
async function company() {
  const { company: id } = await owner()
  const { id: user_id, email } = await account(id)
  const named = { company_registered_name_eng: text, company_registered_name_ara: text }
  await database.db.update(companyVersions).set(named).where(eq(companyVersions.company_id, id))
  return { id, user_id, email }
}

const invite = async (token: string, email: string) =>
  ask('POST', 'my-export-plan/people', { token, json: { email, role: 'reader' } })

const ways: Record<string, () => Promise<string>> = {
  'mail-verification': async () => (await registered()).email,
  'mail-verification, sent again': async () => {
    const { email, token } = await registered()
    await mailsTo(email)
    expect((await ask('GET', 'email/resend', { token })).status).toBe(202)
    return email
  },
  'mail-verification of a new address': async () => {
    const { token } = await registered()
    const email = stranger()
    const json = { email, current_password: password }
    expect((await ask('POST', 'change-email', { token, json })).status).toBe(200)
    return email
  },
  'mail-account-notice of a new address': async () => {
    const { email, token } = await registered()
    const json = { email: stranger(), current_password: password }
    expect((await ask('POST', 'change-email', { token, json })).status).toBe(200)
    return email
  },
  'mail-account-notice of a closed account': async () => {
    const { email, token } = await registered()
    const json = { current_password: password }
    expect((await ask('POST', 'delete-account', { token, json })).status).toBe(200)
    return email
  },
  'mail-password-reset': async () => {
    const { email } = await account()
    expect((await ask('POST', 'forget_password', { json: { email } })).status).toBe(200)
    return email
  },
  'mail-staff-invitation': async () => {
    const email = stranger()
    const json = { name: shortText, email, staff_roles: ['officer'], locale: 'ar' }
    const { status } = await ask('POST', 'admin/users', { token: await staff('admin'), json })
    expect(status).toBe(200)
    return email
  },
  'mail-enquiry-received': async () => (await filed()).email,
  'mail-enquiry-status': async () => {
    const { email, enquiry_id } = await filed()
    await statusMail.enqueue(database.db, { enquiry_id, status: 20 })
    return email
  },
  'mail-enquiry-message': async () => {
    const { email, enquiry_id } = await filed()
    await messageMail.enqueue(database.db, { enquiry_id })
    return email
  },
  'mail-enquiry-merged': async () => {
    const { email, enquiry_id } = await filed()
    await mergedMail.enqueue(database.db, { enquiry_id, into: enquiry_id })
    return email
  },
  'mail-barrier-step': async () => {
    const { email, enquiry_id } = await filed(barrierForm())
    const [barrier] = await database.db.select().from(barriers).orderBy(barriers.id).limit(1)
    const barrier_id = barrier?.id ?? 0
    await database.db.insert(barrierReports).values({ barrier_id, enquiry_id })
    const [step] = await database.db
      .select()
      .from(barrierSteps)
      .where(eq(barrierSteps.barrier_id, barrier_id))
    const [person] = await database.db.select().from(users).where(eq(users.email, email))
    const about = { step_id: step?.id ?? 0, user_id: person?.id ?? 0 }
    await barrierStepMail.enqueue(database.db, about)
    return email
  },
  'mail-company-registered': async () => {
    const { id: company_id, user_id, email } = await company()
    await registeredMail.enqueue(database.db, { user_id, company_id })
    return email
  },
  'mail-decision': async () => {
    const { id, user_id, email } = await company()
    for (const decision of ['approve', 'refuse', 'return', 'withdraw'] as const) {
      const about = { user_id, kind: 'company' as const, id, decision, reason: '' }
      await decisionMail.enqueue(database.db, about)
    }
    const [product] = await database.db.select().from(products).orderBy(products.id).limit(1)
    const of = eq(productVersions.product_id, product?.id ?? 0)
    await database.db.update(productVersions).set({ name_eng: text, name_ara: text }).where(of)
    await decisionMail.enqueue(database.db, {
      user_id,
      kind: 'product',
      id: product?.id ?? 0,
      decision: 'approve',
      reason: '',
    })
    return email
  },
  'mail-certificate': async () => {
    const { id: company_id, user_id, email } = await company()
    const valid_until = '2099-01-01'
    const [certificate] = await database.db
      .update(companyCertificates)
      .set({ title: text, valid_until, is_public: true })
      .where(eq(companyCertificates.company_id, company_id))
      .returning()
    expect(certificate?.title).toBe(text)
    const about = { user_id, company_id, title: text, valid_until }
    await certificateMail.enqueue(database.db, about)
    return email
  },
  'mail-quotation-confirmation': async () => {
    const email = stranger()
    const [found] = await database.db
      .select({ company: products.company_id })
      .from(products)
      .innerJoin(productVersions, eq(productVersions.product_id, products.id))
      .where(eq(productVersions.edition, 'public'))
      .orderBy(products.id)
      .limit(1)
    const typed = { name: text, company_name: text, subject: text, place: text, text }
    const json = quotationRequest(found?.company ?? 0, { email, ...typed })
    expect((await ask('POST', 'quotation-requests', { json })).status).toBe(200)
    return email
  },
  'mail-buying-request-confirmation': async () => {
    const email = stranger()
    const typed = { product: text, quality: text, certificates: text, name: text, company: text }
    const json = buyingRequest({ email, ...typed })
    expect((await ask('POST', 'buying-requests', { json })).status).toBe(200)
    return email
  },
  'mail-follow-confirmation': async () => {
    const email = stranger()
    const json = {
      kind: 'search',
      target: text,
      speed: 'daily',
      email,
      locale: 'en',
      idempotency_key: randomUUID(),
      website: '',
    }
    expect((await ask('POST', 'follow-requests', { json })).status).toBe(200)
    return email
  },
  'mail-plan-invitation': async () => {
    const { id, token } = await account()
    await database.db
      .update(users)
      .set({ email_verified_at: sql`now()` })
      .where(eq(users.id, id))
    await ask('GET', 'my-export-plan', { token })
    const email = stranger()
    expect((await invite(token, email)).status).toBe(200)
    return email
  },
  'mail-plan-invitation to an account': async () => {
    const { id, token } = await account()
    await database.db
      .update(users)
      .set({ email_verified_at: sql`now()` })
      .where(eq(users.id, id))
    const { email } = await account()
    expect((await invite(token, email)).status).toBe(200)
    return email
  },
}

describe('a mail to an address that nobody has confirmed', () => {
  beforeAll(() => database.db.delete(jobs))

  it.each(Object.keys(ways))('carries no text of the person who typed it: %s', async (way) => {
    const email = await ways[way]?.()
    const mails = await mailsTo(email ?? '')
    expect(mails).not.toEqual([])
    for (const mail of mails) expect(mail).not.toMatch(trace)
  })

  it('is proven here for every kind of mail that goes to such addresses', () => {
    const covered = [...sentKinds].filter((name) => name.startsWith('mail-'))
    expect([...covered, ...toConfirmed].toSorted()).toEqual(mailKinds.toSorted())
  })
})
