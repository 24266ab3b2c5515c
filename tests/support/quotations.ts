import { quotationRequestsFeature } from '@/features/quotation-requests/feature'
import { identify } from '@/features/accounts/sessions/server/sessions'
import {
  buyerMail,
  confirmationMail,
  supplierMail,
} from '@/features/quotation-requests/server/quotation-mails'
import { addressHeader } from '@/lib/api/client-address'
import { mount } from '@/lib/api/mount'
import { runDueJobs } from '@/lib/jobs/runner'
import { users } from '@/lib/db/schema/accounts'
import { jobs } from '@/lib/db/schema/jobs'
import { rateLimits } from '@/lib/db/schema/limits'
import { products, productVersions } from '@/lib/db/schema/offers'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { desc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, vi } from 'vitest'
import { companiesUnderTest } from './companies'
import { startMailServer } from './mail-server'
import { formRequest } from './uploads'
import { clearProcessRegistry } from './process-registry'

const { app } = mount(quotationRequestsFeature.calls, { identify })

interface Call {
  token?: string | undefined
  json?: object
  form?: FormData
  /** The address of the caller. */
  address?: string
}

const origin = 'http://localhost:3000'

/** A call of requests for quotations, from its own address unless one is given. */
export async function callQuotations(method: string, path: string, given: Call = {}) {
  const { token, json, form, address = '203.0.113.7' } = given
  const headers = {
    [addressHeader]: address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
  }
  const url = `${origin}/api/${path}`
  const request = form
    ? await formRequest(url, form, headers)
    : new Request(url, { method, headers, ...(json && { body: JSON.stringify(json) }) })
  const response = await app.fetch(request)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text, response }
}

/** A request as a buyer sends it. */
export function requestBody(company: number, given: object = {}) {
  return {
    name: 'Anna Weber',
    company_name: 'Weber Import GmbH',
    country: 276,
    email: 'anna@weber.example',
    subject: 'Medjool dates',
    quantity: '12.5',
    unit: 'tonne',
    incoterm: 'CIF',
    place: 'Hamburg',
    wanted_by: '',
    locale: 'en',
    website: '',
    text: `Large Medjool dates in cartons of 5 kg. ${randomUUID()}`,
    agreements: true,
    company,
    idempotency_key: randomUUID(),
    ...given,
  }
}

/** A message with files, as a form sends it. */
export function messageForm(texts: Record<string, string>, files: readonly Blob[] = []) {
  const form = new FormData()
  const all = { idempotency_key: randomUUID(), ...texts }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  for (const file of files) form.append('files', file, 'offer.pdf')
  return form
}

/** Requests for quotations on loaded data, with a mail server, a public product and its company. */
export function quotationsUnderTest() {
  const { database, somebody, staff } = companiesUnderTest()
  let server: Awaited<ReturnType<typeof startMailServer>>

  beforeEach(async () => {
    server = await startMailServer()
    vi.stubEnv('SMTP_URL', server.url)
    clearProcessRegistry()
    await database.db.delete(jobs)
    await database.db.delete(rateLimits)
    await database.db.delete(quotationRequests)
  })
  afterEach(async () => {
    await server.stop()
  })

  /** Sets whether a person confirmed the address of their account; returns it. */
  const confirm = async (id: number, isConfirmed = true) => {
    const email_verified_at = isConfirmed ? new Date().toISOString() : null
    const [row] = await database.db
      .update(users)
      .set({ email_verified_at })
      .where(eq(users.id, id))
      .returning({ email: users.email })
    return row?.email ?? ''
  }

  /** A company with a public product, and a member with a confirmed address. */
  const supplier = async () => {
    const [found] = await database.db
      .select({
        company: products.company_id,
        product: products.id,
        name: productVersions.name_eng,
      })
      .from(products)
      .innerJoin(productVersions, eq(productVersions.product_id, products.id))
      .where(eq(productVersions.edition, 'public'))
      .orderBy(products.id)
      .limit(1)
    if (!found) throw new Error('The loaded data has no public product.')
    const member = await somebody(found.company)
    await confirm(member.id)
    return { ...found, member }
  }

  /** The mails that are due, sent now. */
  const mails = async () => {
    while ((await runDueJobs([confirmationMail, supplierMail, buyerMail])) > 0);
    return Promise.all(server.received.splice(0).map(({ raw }) => PostalMime.parse(raw)))
  }

  /** The last request, as it is stored. */
  const lastRequest = async () => {
    const [row] = await database.db
      .select()
      .from(quotationRequests)
      .orderBy(desc(quotationRequests.id))
      .limit(1)
    if (!row) throw new Error('There is no request.')
    return row
  }

  /** The path below the API of the link in a mail. */
  const linkIn = (text = '') => {
    const [, path] = /(quotation-requests\/\d+\/[\w-]{43})/.exec(text) ?? []
    if (path === undefined) throw new Error('The mail has no link.')
    return path
  }

  /** A request that a visitor sent and confirmed. */
  const confirmed = async (company: number, given: object = {}) => {
    const sent = await callQuotations('POST', 'quotation-requests', {
      json: requestBody(company, given),
    })
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    const [mail] = (await mails()).filter(({ text }) => text?.includes('quotation-requests/'))
    const link = linkIn(mail?.text)
    const done = await callQuotations('POST', `${link}/confirm`)
    if (done.status !== 200) throw new Error(JSON.stringify(done.body))
    return { link, id: (await lastRequest()).id }
  }

  return { database, somebody, staff, confirm, supplier, mails, lastRequest, linkIn, confirmed }
}
