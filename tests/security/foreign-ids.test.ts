import { apiServer } from '@/app/api/api-server'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { joinEvent } from '@/features/events/participation/server/participation'
import { endpointKey } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { conversationMessages, conversations } from '@/lib/db/schema/conversations'
import { eventMeetings } from '@/lib/db/schema/event-meetings'
import { eventJoins } from '@/lib/db/schema/events'
import {
  exportPlanPeople,
  exportPlans,
  exportPlanTasks,
  exportPlanTicks,
} from '@/lib/db/schema/export-plans'
import { followers, follows } from '@/lib/db/schema/follows'
import { jobs } from '@/lib/db/schema/jobs'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { companiesUnderTest } from '@/tests/support/companies'
import { addEvent, dayFromNow } from '@/tests/support/events'
import { messageForm, requestBody } from '@/tests/support/quotations'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, somebody } = companiesUnderTest(mount(apiServer.routes, { identify }).app)

/** A member of a public company, with something of everything; the ids are those of their records. */
interface Member {
  id: number
  token: string
  request: number
  message: number
  plan: number
  task: number
  /** Somebody who accepted the invitation to the plan, and is offered it. */
  guest: number
  follow: number
  /** An event where nobody else of the test has a place. */
  event: number
  /** A meeting at the event where everybody has one. */
  meeting: number
  starts_at: string
}

let fair: number
let me: Member
let other: Member

/** No record has it. */
const missing = 2_000_000_000

interface Call {
  path: (of: Member) => string
  json?: (of: Member) => object
  form?: () => FormData
}

const inbox = (rest: string, body: Omit<Call, 'path'> = {}): Call => ({
  path: ({ request }) => `quotation-inbox/${request}${rest}`,
  ...body,
})
const planQuery = (path: string, json?: object): Call => ({
  path: ({ plan }) => `${path}?plan=${plan}`,
  ...(json && { json: () => json }),
})
const due = dayFromNow(3)

/** Each call that names a record of a member by its id, as its owner names it. */
const calls: Record<string, Call> = {
  'GET quotation-inbox/{id}': inbox(''),
  'POST quotation-inbox/{id}/read': inbox('/read', {
    json: ({ message }) => ({ last_message: message }),
  }),
  'POST quotation-inbox/{id}/messages': inbox('/messages', {
    form: () => messageForm({ text: 'An answer' }),
  }),
  'POST quotation-inbox/{id}/decline': inbox('/decline', { json: () => ({ reason: 'capacity' }) }),
  'POST quotation-inbox/{id}/state': inbox('/state', { json: () => ({ state: 'spam' }) }),
  'POST quotation-inbox/{id}/agree': inbox('/agree'),
  'POST quotation-inbox/{id}/report': inbox('/report', {
    json: () => ({ reason: 'spam', text: 'Advertising' }),
  }),
  'GET my-export-plan': planQuery('my-export-plan'),
  'PUT my-export-plan': planQuery('my-export-plan', { products: [], markets: [], stage: 'ready' }),
  'PUT my-export-plan/steps/{step}': planQuery('my-export-plan/steps/shipment', { done: true }),
  'GET my-export-plan/matches': planQuery('my-export-plan/matches'),
  'POST my-export-plan/tasks': planQuery('my-export-plan/tasks', { title: 'Foreign', due }),
  'PUT my-export-plan/tasks/{id}': {
    path: ({ task }) => `my-export-plan/tasks/${task}`,
    json: () => ({ due, done: true }),
  },
  'DELETE my-export-plan/tasks/{id}': { path: ({ task }) => `my-export-plan/tasks/${task}` },
  'PUT my-export-plan/people/{id}': {
    path: ({ guest }) => `my-export-plan/people/${guest}`,
    json: () => ({ role: 'editor' }),
  },
  'DELETE my-export-plan/people/{id}': { path: ({ guest }) => `my-export-plan/people/${guest}` },
  'POST my-export-plan/people/{id}/owner': {
    path: ({ guest }) => `my-export-plan/people/${guest}/owner`,
  },
  'DELETE my-export-plan/people/{id}/owner': {
    path: ({ guest }) => `my-export-plan/people/${guest}/owner`,
  },
  'PUT shared-export-plans/{id}': { path: ({ guest }) => `shared-export-plans/${guest}` },
  'DELETE shared-export-plans/{id}': { path: ({ guest }) => `shared-export-plans/${guest}` },
  'PUT shared-export-plans/{id}/owner': {
    path: ({ guest }) => `shared-export-plans/${guest}/owner`,
    json: () => ({ former: false, people: [] }),
  },
  'DELETE shared-export-plans/{id}/owner': {
    path: ({ guest }) => `shared-export-plans/${guest}/owner`,
  },
  'GET my-events/{id}/meetings': { path: ({ event }) => `my-events/${event}/meetings` },
  'PUT my-events/{id}/meetings': {
    path: ({ event }) => `my-events/${event}/meetings`,
    json: () => ({ text: 'I buy dates' }),
  },
  'POST my-events/{id}/meetings': {
    path: ({ event }) => `my-events/${event}/meetings`,
    json: ({ id, starts_at }) => ({ person: id, starts_at, note: '' }),
  },
  'POST my-events/{id}/meetings/{meeting}': {
    path: ({ meeting }) => `my-events/${fair}/meetings/${meeting}`,
    json: () => ({ action: 'cancel', version: 1 }),
  },
  'GET my-events/{id}/meetings/{meeting}/calendar': {
    path: ({ meeting }) => `my-events/${fair}/meetings/${meeting}/calendar`,
  },
  'DELETE my-follows/{id}': { path: ({ follow }) => `my-follows/${follow}` },
}

/** Calls below the same addresses that name nobody's record. */
const nameless = [
  'GET quotation-inbox',
  'GET quotation-inbox/counters',
  'GET my-export-plan/people',
  'POST my-export-plan/people',
  'GET shared-export-plans',
  'PUT my-export-plan/advisers',
  'PUT my-export-plan/reminders',
  'POST my-export-plan/additions',
  'GET my-follows',
  'POST my-follows',
]

const family =
  /^(?:quotation-inbox|my-export-plan|shared-export-plans|my-follows)(?:\/|$)|\/meetings/

/** Somebody whose address is confirmed, at the fair. */
async function participant(company: number | null = null) {
  const person = await somebody(company)
  await database.db
    .update(users)
    .set({ email_verified_at: sql`now()` })
    .where(eq(users.id, person.id))
  await attend(fair, person)
  return person
}

async function attend(event: number, { id, token }: { id: number; token: string }) {
  const text = 'I sell dates'
  await joinEvent({ ...anonymous, userId: id, loginId: 'test' }, event)
  const answer = await ask('PUT', `my-events/${event}/meetings`, { token, json: { text } })
  expect(answer.status).toBe(200)
}

const hours = {
  meeting_minutes: 30,
  meeting_from: '09:00',
  meeting_until: '11:00',
  time_zone: 'Europe/Berlin',
  date_start: dayFromNow(30),
  date_end: dayFromNow(30),
}

async function member(company: number): Promise<Member> {
  const person = await participant(company)
  const { id, token } = person
  const done = async (method: string, path: string, json?: object, as = token) => {
    const answer = await ask(method, path, { token: as, ...(json && { json }) })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body
  }
  const json = requestBody(company, { email: `b${id}@b.example` })
  expect((await ask('POST', 'quotation-requests', { json })).status).toBe(200)
  const [request] = await database.db
    .update(quotationRequests)
    .set({ state: 'sent', confirmed_at: sql`now()`, sent_at: sql`now()` })
    .where(eq(quotationRequests.email, `b${id}@b.example`))
    .returning()
  if (!request) throw new Error('The request was not written.')
  const [message] = await database.db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversation_id, request.conversation_id))
  await done('PUT', 'my-export-plan', { products: ['080410'], markets: ['DE'], stage: 'ready' })
  const { tasks } = await done('POST', 'my-export-plan/tasks', { title: 'Ours', due })
  const guest = await participant()
  const [invited] = await database.db.select().from(users).where(eq(users.id, guest.id))
  const invitation = { email: invited?.email ?? '', role: 'reader' }
  const [place] = await done('POST', 'my-export-plan/people', invitation)
  await done('PUT', `shared-export-plans/${place.id}`, undefined, guest.token)
  await done('POST', `my-export-plan/people/${place.id}/owner`)
  await done('POST', 'my-follows', { kind: 'market', target: 'DE', speed: 'daily' })
  const [follow] = await database.db.select().from(follows).orderBy(desc(follows.id)).limit(1)
  const event = await addEvent(database.db, hours)
  await attend(event, person)
  const { slots } = await done('GET', `my-events/${fair}/meetings`)
  const starts_at = slots[0]
  await done('POST', `my-events/${fair}/meetings`, { person: guest.id, starts_at, note: '' })
  const [meeting] = await database.db
    .update(eventMeetings)
    .set({ state: 'confirmed' })
    .where(eq(eventMeetings.asker_id, id))
    .returning()
  return {
    id,
    token,
    starts_at,
    event,
    plan: id,
    guest: place.id,
    task: tasks[0].id,
    request: request.id,
    message: message?.id ?? 0,
    follow: follow?.id ?? 0,
    meeting: meeting?.id ?? 0,
  }
}

const tables = [
  quotationRequests,
  conversations,
  conversationMessages,
  jobs,
  followers,
  follows,
  exportPlans,
  exportPlanTasks,
  exportPlanTicks,
  exportPlanPeople,
  eventJoins,
  eventMeetings,
] as const

/** Everything that the calls could change, and the mails that would tell of it. */
const contents = () => Promise.all(tables.map((table) => database.db.select().from(table)))

beforeAll(async () => {
  fair = await addEvent(database.db, hours)
  const companies = await database.db
    .selectDistinct({ id: companyVersions.company_id })
    .from(companyVersions)
    .where(eq(companyVersions.edition, 'public'))
    .orderBy(asc(companyVersions.company_id))
    .limit(2)
  me = await member(companies[0]?.id ?? 0)
  other = await member(companies[1]?.id ?? 0)
})

describe('T6 the id of another member’s record', () => {
  it('is tried in each call that names one', () => {
    const declared = apiServer.routes.flatMap(({ endpoint }) =>
      family.test(endpoint.path) ? [endpointKey(endpoint)] : [],
    )
    expect([...Object.keys(calls), ...nameless].toSorted()).toEqual(declared.toSorted())
  })

  const send = (key: string, of: Member) => {
    const [method = ''] = key.split(' ')
    const { path, json, form } = calls[key] ?? { path: () => '' }
    return ask(method, path(of), {
      token: me.token,
      ...(json && { json: json(of) }),
      ...(form && { form: form() }),
    })
  }

  it.each(Object.keys(calls))(
    'is answered as a missing one and changes nothing: %s',
    async (key) => {
      const ids = Object.keys(other).filter((name) => !['token', 'starts_at'].includes(name))
      const unknown = Object.fromEntries(ids.map((name) => [name, missing]))
      const before = await contents()
      const foreign = await send(key, other)
      const absent = await send(key, { ...other, ...unknown })
      expect(foreign.status).toBe(404)
      expect(await contents()).toEqual(before)
      const { requestId: _one, ...body } = foreign.body
      const { requestId: _other, ...expected } = absent.body
      expect([foreign.status, body]).toEqual([absent.status, expected])
    },
  )

  it.each(Object.keys(calls).filter((key) => key.startsWith('GET ')))(
    'is what the call refuses, not the call: %s',
    async (key) => {
      expect((await send(key, me)).status).toBe(200)
    },
  )
})
