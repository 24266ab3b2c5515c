import { apiServer } from '@/app/api/api-server'
import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { enquiryWrite } from '@/features/enquiries/contract'
import { writeEdition } from '@/features/offers/server/approval.sql'
import { productImport, serviceImport } from '@/features/offers/contract'
import type { OfferType } from '@/features/offers/kinds/contract'
import { fileEnquiry } from '@/features/enquiries/submission/server/submission'
import { endpointKey, type Access } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { newToken } from '@/lib/auth/tokens'
import { permit, rightsOf, staffAccess, type BuiltInRole } from '@/lib/auth/staff-areas'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { sessions, users } from '@/lib/db/schema/accounts'
import { introductions } from '@/lib/db/schema/buying-requests'
import { companies } from '@/lib/db/schema/companies'
import { conversationMessages, conversations } from '@/lib/db/schema/conversations'
import { enquiries, enquiryMessages } from '@/lib/db/schema/enquiries'
import { exportPlanPeople, exportPlanTasks } from '@/lib/db/schema/export-plans'
import { followers, follows } from '@/lib/db/schema/follows'
import { countries } from '@/lib/db/schema/geography'
import { rateLimits } from '@/lib/db/schema/limits'
import { products, services } from '@/lib/db/schema/offers'
import { originChecks } from '@/lib/db/schema/origin'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { generalForm } from '@/tests/support/enquiries'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest } from '@/tests/support/uploads'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(apiServer.routes, { identify })

/** What calls of staff can require that a built-in role opens. */
function ofStaff(role: BuiltInRole): Access[] {
  const rights = rightsOf({ staffRoles: [role], composed: null })
  return staffAccess.filter((one) => permit(rights, one)).map((one): Access => `staff:${one}`)
}

/** The sample accounts, and the access of each besides public calls. */
const callers: Record<string, { email: string | null; may: readonly Access[] }> = {
  'a visitor': { email: null, may: [] },
  'a person without company': { email: 'visitor@portal.example', may: ['user'] },
  'a company’s member': { email: 'exporter@portal.example', may: ['user', 'company'] },
  'another company’s member': { email: 'pending@portal.example', may: ['user', 'company'] },
  'a VIP': { email: 'vip@portal.example', may: ['user', 'vip'] },
  'an editor': { email: 'editor@portal.example', may: ['user', ...ofStaff('editor')] },
  'an officer': { email: 'officer@portal.example', may: ['user', ...ofStaff('officer')] },
  'an admin': {
    email: 'admin@portal.example',
    may: ['user', ...ofStaff('admin')],
  },
}

async function rowOf(email: string) {
  const [found] = await database.db.select().from(users).where(eq(users.email, email))
  if (!found) throw new Error(`There is no ${email}.`)
  return found
}

/** A fresh login of a sample account, for programs. */
async function bearerOf(email: string): Promise<string> {
  const found = await rowOf(email)
  const person = { id: found.id, isStaff: found.staff_roles.length > 0, remember: false }
  const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
  return `Bearer ${token}`
}

const declared = apiServer.routes.map(({ endpoint }) => endpoint)
const guarded = declared.filter(({ access }) => access !== 'public')

async function statusOf(
  endpoint: (typeof declared)[number],
  authorization: string | null,
  own: { id?: number; company_id?: number | null } = {},
) {
  const path = endpoint.path
    .replace('{userId}', String(own.id ?? 1))
    .replace('{companyId}', String(own.company_id ?? 1))
    .replace(/\{\w+\}/g, '1')
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== null && { authorization }),
  }
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? null : '{}'
  const request = new Request(`http://portal.example/api/${path}`, {
    method: endpoint.method,
    headers,
    body,
  })
  return (await app.fetch(request)).status
}

describe('T13 every call that is not public', () => {
  it('exists', () => {
    expect(guarded.length).toBeGreaterThan(8)
  })

  for (const [name, { email, may }] of Object.entries(callers)) {
    it(`answers ${name} by its declared access, and nobody else`, async () => {
      const wrong: string[] = []
      const own = email === null ? undefined : await rowOf(email)
      for (const endpoint of guarded) {
        const status = await statusOf(endpoint, email === null ? null : await bearerOf(email), own)
        const permitted = may.includes(endpoint.access)
        const refusal = email === null ? 401 : 403
        const fits = permitted ? ![401, 403].includes(status) && status < 500 : status === refusal
        if (!fits) wrong.push(`${endpointKey(endpoint)}: ${status}`)
      }
      expect(wrong).toEqual([])
    })
  }

  it('is for a role of staff where it is below admin, and only there', () => {
    const apart = ['POST credentials', 'PUT credentials/{id}', 'DELETE credentials/{id}']
    const ofStaff = guarded.filter(({ access }) => access.startsWith('staff:')).map(endpointKey)
    const below = declared.filter(({ path }) => path.startsWith('admin/')).map(endpointKey)
    expect(below.length).toBeGreaterThan(50)
    expect(ofStaff.toSorted()).toEqual([...below, ...apart].toSorted())
  })

  it('returns 401 for a wrong Bearer token', async () => {
    for (const endpoint of guarded) {
      expect(await statusOf(endpoint, `Bearer xp_${'A'.repeat(43)}`)).toBe(401)
    }
  })
})

const filed = new Map<string, Promise<number>>()

/** An enquiry of a person, the same at each call. */
function enquiryOf(email: string): Promise<number> {
  const before = filed.get(email)
  if (before) return before
  const number = rowOf(email).then(async ({ id }) => {
    const actor = { ...anonymous, userId: id, loginId: randomUUID() }
    return (await fileEnquiry(actor, enquiryWrite.parse({ submitData: generalForm() }))).id
  })
  filed.set(email, number)
  return number
}

/** The matchmaking enquiry of a person, as the source of a request. */
async function matchmakingOf(email: string): Promise<number> {
  const { id } = await rowOf(email)
  const [before] = await database.db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.user_id, id), eq(enquiries.enq_type, 2)))
  if (before) return before.id
  const actor = { ...anonymous, userId: id, loginId: randomUUID() }
  const submitData = generalForm({ enq_type: 2, type_of_client: 1 })
  return (await fileEnquiry(actor, enquiryWrite.parse({ submitData }))).id
}

interface Belonging {
  /** The id that is this person's own. */
  own: (email: string) => Promise<string>
  missing: string
  /** The response for the id of another person, and for an unknown one. */
  answer: 403 | 404
  body?: () => FormData
  json?: object
  /** The data that a call of another person must not change. */
  stands: (email: string, id: string) => Promise<unknown>
}

const offered = {
  ...bilingualPair('name', { en: 'Oil', ar: 'زيت' }),
  industry: 1,
  sub_ind: 101,
  ...bilingualPair('description', { en: 'Text', ar: 'نص' }),
  ...bilingualPair('features', { en: 'Text', ar: 'نص' }, 'bare'),
  cert: null,
  certificate_image: null,
  contacts: 'https://oil.example',
  image: null,
  ...bothLanguages('image_alt', null),
  image_focus_x: 50,
  image_focus_y: 50,
  pictures: [],
  gs1_code: '6291041500213',
  hs_code: '150920',
}

const companyIdOf = async (email: string) => (await rowOf(email)).company_id ?? 0

const ofCompany: Belonging = {
  own: async (email) => String(await companyIdOf(email)),
  missing: '999999',
  answer: 403,
  stands: async (email) =>
    database.db
      .select()
      .from(companies)
      .where(eq(companies.id, await companyIdOf(email))),
}

const offerTables = { products, services }

/** A product or service of a person's company, another one at each call. */
async function offerOf(type: OfferType, email: string, deleted: boolean): Promise<string> {
  const head = offerTables[type]
  const company_id = await companyIdOf(email)
  const [added] = await database.db.insert(head).values({ company_id }).returning({ id: head.id })
  if (!added) throw new Error('Nothing was added.')
  const details = (type === 'products' ? productImport : serviceImport).shape.owner.parse(offered)
  await writeEdition(database.db, type, added.id, 'owner', details)
  if (deleted) {
    const url = `http://portal.example/api/${type}/${added.id}`
    const headers = { authorization: await bearerOf(email) }
    await app.fetch(new Request(url, { method: 'DELETE', headers }))
  }
  return String(added.id)
}

const ofOffers = (
  type: OfferType,
  given: { deleted?: boolean; body?: () => FormData } = {},
): Belonging => ({
  own: (email) => offerOf(type, email, given.deleted ?? false),
  missing: '999999',
  answer: 404,
  ...(given.body && { body: given.body }),
  stands: (_email, id) =>
    database.db
      .select()
      .from(offerTables[type])
      .where(eq(offerTables[type].id, Number(id))),
})

const emptyForm = () => {
  const form = new FormData()
  form.set('name_eng', 'Mine')
  return form
}

/** A matchmaking enquiry of a person, who was introduced to a company for it. */
async function introducedFor(email: string): Promise<string> {
  const enquiry_id = await matchmakingOf(email)
  const { id: by } = await rowOf('officer@portal.example')
  await database.db
    .insert(introductions)
    .values({ enquiry_id, company_id: 1, by })
    .onConflictDoNothing()
  return String(enquiry_id)
}

const ofMatchmaking = (json?: object): Belonging => ({
  own: introducedFor,
  missing: '999999',
  answer: 404,
  ...(json && { json }),
  stands: (_email, id) =>
    database.db
      .select()
      .from(introductions)
      .where(eq(introductions.enquiry_id, Number(id))),
})

/** A request for a quotation that the company of a person got, another one at each call. */
async function receivedBy(email: string): Promise<string> {
  const [conversation] = await database.db.insert(conversations).values({}).returning()
  const conversation_id = conversation?.id ?? 0
  const [country] = await database.db.select({ id: countries.id }).from(countries).limit(1)
  const [request] = await database.db
    .insert(quotationRequests)
    .values({
      conversation_id,
      company_id: await companyIdOf(email),
      country_id: country?.id ?? 0,
      name: 'Anna',
      company_name: 'Weber',
      email: 'anna@weber.example',
      subject: 'Dates',
      locale: 'en',
      state: 'sent',
      request_hash: 'x',
      fingerprint: 'x',
      idempotency_key: randomUUID(),
      sent_at: new Date().toISOString(),
    })
    .returning()
  return String(request?.id ?? 0)
}

const ofInbox = (given: Partial<Pick<Belonging, 'body' | 'json'>> = {}): Belonging => ({
  own: receivedBy,
  missing: '999999',
  answer: 404,
  ...given,
  stands: async (_email, id) => [
    await database.db
      .select()
      .from(quotationRequests)
      .innerJoin(conversations, eq(conversations.id, quotationRequests.conversation_id))
      .where(eq(quotationRequests.id, Number(id))),
    await database.db.$count(conversationMessages),
  ],
})

const ofPlanTasks = (given: Pick<Belonging, 'json'> = {}): Belonging => ({
  own: async (email) => {
    const { id: user_id } = await rowOf(email)
    const task = { user_id, created_by: user_id, title: 'Ask the bank' }
    const [added] = await database.db.insert(exportPlanTasks).values(task).returning()
    return String(added?.id ?? 0)
  },
  missing: '999999',
  answer: 404,
  ...given,
  stands: (_email, id) =>
    database.db
      .select()
      .from(exportPlanTasks)
      .where(eq(exportPlanTasks.id, Number(id))),
})

/** A plan that is shared: it is the owner's to share, and the guest's to accept or leave. */
const ofSharedPlan = (
  side: 'owner' | 'guest',
  { isOffered = false, ...given }: Pick<Belonging, 'json'> & { isOffered?: boolean } = {},
): Belonging => ({
  own: async (email) => {
    const name = email.startsWith('pending@') ? 'visitor' : 'pending'
    const [person, other] = [await rowOf(email), await rowOf(`${name}@portal.example`)]
    const [owner, guest] = side === 'owner' ? [person, other] : [other, person]
    const row = {
      owner_id: owner.id,
      user_id: guest.id,
      email: guest.email,
      role: 'editor' as const,
      offered_at: isOffered ? new Date().toISOString() : null,
    }
    await database.db.delete(exportPlanPeople).where(eq(exportPlanPeople.owner_id, owner.id))
    const [added] = await database.db.insert(exportPlanPeople).values(row).returning()
    return String(added?.id ?? 0)
  },
  missing: '999999',
  answer: 404,
  ...given,
  stands: (_email, id) =>
    database.db
      .select()
      .from(exportPlanPeople)
      .where(eq(exportPlanPeople.id, Number(id))),
})

/** Calls with an id in their path that belongs to somebody, and a sample of each. */
const belongings: Record<string, Belonging> = {
  'GET my-company/{companyId}': ofCompany,
  'GET my-products-get/{companyId}': ofCompany,
  'GET my-services-get/{companyId}': ofCompany,
  'POST edit-products/{id}': ofOffers('products', { body: emptyForm }),
  'POST edit-services/{id}': ofOffers('services', { body: emptyForm }),
  'DELETE products/{id}': ofOffers('products'),
  'DELETE services/{id}': ofOffers('services'),
  'POST products/{id}/restore': ofOffers('products', { deleted: true }),
  'POST services/{id}/restore': ofOffers('services', { deleted: true }),
  'POST edit-profile/{userId}': {
    own: async (email) => String((await rowOf(email)).id),
    missing: '999999',
    answer: 403,
    body: () => {
      const form = new FormData()
      form.set('name', 'Somebody')
      form.set('last_name', 'Else')
      return form
    },
    stands: rowOf,
  },
  ...Object.fromEntries(
    ['POST subscribe-to-news/{userId}', 'POST unsubscribe-from-news/{userId}'].map((call) => [
      call,
      {
        own: async (email: string) => String((await rowOf(email)).id),
        missing: '999999',
        answer: 403 as const,
        stands: rowOf,
      },
    ]),
  ),
  'GET user-all-enquiries/{userId}': {
    own: async (email) => String((await rowOf(email)).id),
    missing: '999999',
    answer: 403,
    stands: rowOf,
  },
  'GET enquiries/{id}': {
    own: async (email) => String(await enquiryOf(email)),
    missing: '999999',
    answer: 404,
    stands: (_email, id) =>
      database.db
        .select()
        .from(enquiries)
        .where(eq(enquiries.id, Number(id))),
  },
  'GET enquiries/{id}/barrier': {
    own: async (email) => String(await enquiryOf(email)),
    missing: '999999',
    answer: 404,
    stands: (_email, id) =>
      database.db
        .select()
        .from(enquiries)
        .where(eq(enquiries.id, Number(id))),
  },
  'GET my-enquiry-requests/{id}': ofMatchmaking(),
  'GET my-enquiry-introductions/{id}': ofMatchmaking(),
  'POST my-enquiry-introductions/{id}': ofMatchmaking({ company_id: 1 }),
  'POST enquiries/{id}/rating': {
    own: async (email) => String(await enquiryOf(email)),
    missing: '999999',
    answer: 404,
    json: { rating: 5 },
    stands: (_email, id) =>
      database.db
        .select()
        .from(enquiries)
        .where(eq(enquiries.id, Number(id))),
  },
  'POST enquiries/{id}/messages': {
    own: async (email) => String(await enquiryOf(email)),
    missing: '999999',
    answer: 404,
    body: () => {
      const form = new FormData()
      form.set('text', 'Is there news?')
      return form
    },
    stands: (_email, id) =>
      database.db
        .select()
        .from(enquiryMessages)
        .where(eq(enquiryMessages.enquiry_id, Number(id))),
  },
  'GET quotation-inbox/{id}': ofInbox(),
  'POST quotation-inbox/{id}/agree': ofInbox(),
  'POST quotation-inbox/{id}/decline': ofInbox({ json: { reason: 'market', text: '' } }),
  'POST quotation-inbox/{id}/messages': ofInbox({
    body: () => {
      const form = new FormData()
      form.set('idempotency_key', randomUUID())
      form.set('text', 'Yes, we deliver.')
      form.set('quotes', '0')
      return form
    },
  }),
  'POST quotation-inbox/{id}/read': ofInbox({ json: { last_message: 1 } }),
  'POST quotation-inbox/{id}/report': ofInbox({ json: { reason: 'It is spam.' } }),
  'POST quotation-inbox/{id}/state': ofInbox({ json: { state: 'spam' } }),
  'DELETE my-follows/{id}': {
    own: async (email) => {
      const { id: user_id } = await rowOf(email)
      const row = { user_id, locale: 'en', speed: 'daily' } as const
      const [added] = await database.db
        .insert(followers)
        .values(row)
        .onConflictDoUpdate({ target: followers.user_id, set: row })
        .returning({ id: followers.id })
      const target = randomUUID()
      const [follow] = await database.db
        .insert(follows)
        .values({
          follower_id: added?.id ?? 0,
          kind: 'search',
          target,
          topic: `search:${target}`,
          confirmed_at: new Date().toISOString(),
        })
        .returning({ id: follows.id })
      return String(follow?.id ?? 0)
    },
    missing: '999999',
    answer: 404,
    stands: (_email, id) =>
      database.db
        .select()
        .from(follows)
        .where(eq(follows.id, Number(id))),
  },
  'PUT my-export-plan/tasks/{id}': ofPlanTasks({ json: { due: null, done: true } }),
  'DELETE my-export-plan/tasks/{id}': ofPlanTasks(),
  'PUT my-export-plan/people/{id}': ofSharedPlan('owner', { json: { role: 'reader' } }),
  'DELETE my-export-plan/people/{id}': ofSharedPlan('owner'),
  'POST my-export-plan/people/{id}/owner': ofSharedPlan('owner'),
  'DELETE my-export-plan/people/{id}/owner': ofSharedPlan('owner', { isOffered: true }),
  'PUT shared-export-plans/{id}': ofSharedPlan('guest'),
  'DELETE shared-export-plans/{id}': ofSharedPlan('guest'),
  'PUT shared-export-plans/{id}/owner': ofSharedPlan('guest', {
    isOffered: true,
    json: { former: true, people: [] },
  }),
  'DELETE shared-export-plans/{id}/owner': ofSharedPlan('guest', { isOffered: true }),
  'DELETE my-origin-checks/{token}': {
    own: async (email) => {
      const { id } = await rowOf(email)
      const token = newToken()
      const rest = { market: 'GB', hs6: '080410', agreement_key: 'uk', answers: {}, result: {} }
      await database.db.insert(originChecks).values({
        ...rest,
        token,
        user_id: id,
        snapshot: {},
        idempotency_key: randomUUID(),
      })
      return token
    },
    missing: 'x'.repeat(43),
    answer: 404,
    stands: (_email, token) =>
      database.db.select().from(originChecks).where(eq(originChecks.token, token)),
  },
  'DELETE sessions/{login}': {
    own: async (email) => {
      await bearerOf(email)
      const { id } = await rowOf(email)
      const [login] = await database.db.select().from(sessions).where(eq(sessions.user_id, id))
      return login?.login_id ?? ''
    },
    missing: randomUUID(),
    answer: 404,
    stands: (_email, id) =>
      database.db.select().from(sessions).where(eq(sessions.login_id, id)).orderBy(sessions.id),
  },
}

/** Calls with an id in their path that is the same record for everybody, and belongs to nobody. */
const common = [
  'GET statista/statistic/{identifier}',
  'POST events/{id}/join',
  // The event is the same for everybody; what a person has there is tested where it is written.
  'DELETE my-events/{id}',
  'GET my-events/{id}/meetings',
  'POST my-events/{id}/meetings',
  'PUT my-events/{id}/meetings',
  'GET my-events/{id}/meetings/{meeting}/calendar',
  'POST my-events/{id}/meetings/{meeting}',
  'GET request-offers/{id}',
  'POST request-offers/{id}',
  'POST request-offers/{id}/agree',
  // The barrier is the same for everybody; what a company said of it is read by who said it.
  'GET barriers/{id}/join',
  'POST barriers/{id}/join',
  'DELETE barriers/{id}/join',
  // The steps are the same for everybody; the ticks are of who asks.
  'PUT my-export-plan/steps/{step}',
  // The signature in its path decides, which is tested where links are written.
  'POST quotation-requests/{id}/{signature}/join',
]

const malformed = ['0', '-1', '1.5', '1e3', 'x', 'null', '%00', '1%20or%201=1', '١']
const beyond = ['%2e%2e', '2147483648', '9007199254740993', '9'.repeat(40)]
const emails = Object.values(callers).flatMap(({ email }) => (email === null ? [] : [email]))

describe('T6 an id in a path', () => {
  beforeEach(async () => {
    await database.db.delete(rateLimits)
    // Whom a plan was shared with may change its tasks.
    await database.db.delete(exportPlanPeople)
  })

  // Records of staff belong to nobody: only the role is checked for their calls.
  const withId = guarded.filter(
    ({ params, access }) => params !== undefined && !access.startsWith('staff:'),
  )

  it('belongs to one person, or is the same for everybody, in each call that is not public', () => {
    const known = [...Object.keys(belongings), ...common]
    expect(known.toSorted()).toEqual(withId.map(endpointKey).toSorted())
  })

  for (const endpoint of withId) {
    const owned = belongings[endpointKey(endpoint)]
    if (!owned) continue

    const ask = async (id: string, authorization: string | null) => {
      const path = endpoint.path.replace(/\{\w+\}/, id)
      const url = `http://portal.example/api/${path}`
      const headers = {
        ...(authorization !== null && { authorization }),
        ...(owned.json && { 'content-type': 'application/json' }),
      }
      const body = owned.json ? JSON.stringify(owned.json) : null
      const request = owned.body
        ? await formRequest(url, owned.body(), headers)
        : new Request(url, { method: endpoint.method, headers, body })
      return (await app.fetch(request)).status
    }

    const owners = Object.values(callers)
      .filter(({ may }) => may.includes(endpoint.access))
      .flatMap(({ email }) => email ?? [])

    it(`of ${endpointKey(endpoint)} is out of reach for everybody else`, async () => {
      const wrong: string[] = []
      for (const caller of emails) {
        const bearer = await bearerOf(caller)
        const answer = owners.includes(caller) ? owned.answer : 403
        for (const other of owners.filter((one) => one !== caller)) {
          const id = await owned.own(other)
          const before = await owned.stands(other, id)
          const status = await ask(id, bearer)
          if (status !== answer) wrong.push(`${caller} at ${other}'s: ${status}`)
          expect(await owned.stands(other, id)).toEqual(before)
        }
        const missing = await ask(owned.missing, bearer)
        if (missing !== answer) wrong.push(`${caller} at nobody's: ${missing}`)
      }
      expect(wrong).toEqual([])
    })

    it(`of ${endpointKey(endpoint)} may be anything without harm`, async () => {
      const bearer = await bearerOf('exporter@portal.example')
      const statuses = []
      for (const id of [...malformed, ...beyond]) statuses.push(await ask(id, bearer))
      expect(statuses.filter((status) => status !== 403 && status !== 404)).toEqual([])
    })

    it(`of ${endpointKey(endpoint)} tells a visitor nothing`, async () => {
      const ids = [await owned.own(owners[0] ?? ''), owned.missing, ...malformed]
      for (const id of ids) expect(await ask(id, null)).toBe(401)
    })

    it(`of ${endpointKey(endpoint)} is good for its owner`, async () => {
      for (const email of owners) {
        const status = await ask(await owned.own(email), await bearerOf(email))
        expect([401, 403, 404, 500]).not.toContain(status)
      }
    })
  }
})

describe('T7 the data of a registration', () => {
  it('never changes a column that the person may not write', async () => {
    const columns = Object.keys(users)
    const extra = Object.fromEntries(
      [...columns, 'constructor', 'role', 'roles', 'admin'].map((name) => [name, 1]),
    )
    const secret = 'olive harvest in autumn'
    const body = `{"__proto__":{"is_vip":true},${JSON.stringify({
      ...extra,
      is_vip: true,
      staff_roles: ['admin'],
      email_verified_at: '2020-01-01T00:00:00Z',
      name: 'Greedy',
      phone: '0790000000',
      email: 'greedy@portal.example',
      password: secret,
      password_confirmation: secret,
    }).slice(1)}`
    const answer = await app.fetch(
      new Request('http://portal.example/api/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
    expect(answer.status).toBe(200)
    const [row] = await database.db
      .select()
      .from(users)
      .where(eq(users.email, 'greedy@portal.example'))
    expect(row).toMatchObject({
      is_vip: false,
      staff_roles: [],
      company_id: null,
      email_verified_at: null,
      subscribe: 0,
      sample: false,
      version: 1,
    })
    expect(row?.id).not.toBe(1)
  })
})
