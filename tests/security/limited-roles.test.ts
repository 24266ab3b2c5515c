import { apiServer } from '@/app/api/api-server'
import { auditLog } from '@/features/audit-log/contract'
import { waitingIn } from '@/features/back-office/server/back-office'
import { mayReadFile } from '@/features/enquiries/server/enquiry-limits'
import { escalateLateCases, notifyStaff } from '@/features/enquiries/server/staff-mails'
import { contentKindList } from '@/features/content/contract'
import { enquirerActivity } from '@/features/people/activity/contract'
import { personDetail } from '@/features/people/contract'
import { createRole } from '@/features/people/roles/contract'
import { endpointKey } from '@/lib/api/endpoint'
import { problemSchema } from '@/lib/api/wire-problem'
import { anonymous } from '@/lib/auth/actor'
import { transaction } from '@/lib/db/database'
import { bothLanguages } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { credentials } from '@/lib/db/schema/credentials'
import { enquiries, enquiryMessageFiles, enquiryMessages } from '@/lib/db/schema/enquiries'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { jobs } from '@/lib/db/schema/jobs'
import {
  composeRole,
  fileCase,
  join,
  type Composition,
  type LoggedIn,
} from '@/tests/support/composed-staff'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)

const [germany, iraq] = [276, 368]

/** The enquiries of one person: of two types, about two regions, and about no country. */
const filed = {
  general: { enq_type: 1, country_id: germany },
  matchmaking: { enq_type: 2, country_id: germany },
  asian: { enq_type: 1, country_id: iraq },
  placeless: { enq_type: 1, country_id: null },
}
type Filed = keyof typeof filed
const names = ['general', 'matchmaking', 'asian', 'placeless'] as const satisfies Filed[]

const cases: Composition = { areas: ['cases'] }
/** What a role is limited to, and the enquiries that it reaches. */
const table: Record<string, { limits: Composition | null; reaches: readonly Filed[] }> = {
  'an officer': { limits: null, reaches: ['general', 'matchmaking', 'asian', 'placeless'] },
  'all enquiries': { limits: cases, reaches: ['general', 'matchmaking', 'asian', 'placeless'] },
  'one type': {
    limits: { ...cases, case_types: [1] },
    reaches: ['general', 'asian', 'placeless'],
  },
  'one region': {
    limits: { ...cases, case_regions: ['Europe'] },
    reaches: ['general', 'matchmaking'],
  },
  'one type in one region': {
    limits: { ...cases, case_types: [1], case_regions: ['Europe'] },
    reaches: ['general'],
  },
  'another type next to events': {
    limits: { areas: ['cases', 'events'], case_types: [6] },
    reaches: [],
  },
}

const filedAs = new Map<Filed, number>()
const idOf = (name: Filed) => filedAs.get(name) ?? 0
const people = new Map<string, LoggedIn & { composed: number }>()
let person: LoggedIn
let company: number

const who = (name: string) => {
  const found = people.get(name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

beforeAll(async () => {
  person = await join(database, { name: 'Quinoa' })
  const [home] = await database.db.select({ id: users.company_id }).from(users).limit(1)
  company = home?.id ?? 1
  await database.db.update(users).set({ company_id: company }).where(eq(users.id, person.id))
  for (const name of names) {
    const description = `Which label does quinoa ${name} need?`
    const by = { user_id: person.id, company: 'Quinoa Works' }
    filedAs.set(name, await fileCase(database, { ...by, description, ...filed[name] }))
  }
  for (const [name, { limits }] of Object.entries(table)) {
    const composed = limits ? await composeRole(database, limits) : 0
    const joined = limits ? { composed } : { roles: ['officer' as const] }
    people.set(name, { ...(await join(database, joined)), composed })
  }
})

/** Each call that names an enquiry in its path. */
const ofOneCase = apiServer.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => path.startsWith('admin/enquiries/{id}'))

const idsIn = (body: unknown) =>
  [...JSON.stringify(body).matchAll(/"id":"?(\d+)/g)].map(([, id]) => Number(id))
const known = (found: readonly number[]) => names.filter((name) => found.includes(idOf(name)))

describe.each(Object.entries(table))('a person with %s', (name, { reaches }) => {
  const others = names.filter((one) => !reaches.includes(one))

  it('makes the calls of enquiries that the role reaches, and of no other', async () => {
    expect(ofOneCase.length).toBeGreaterThan(12)
    const { ask } = who(name)
    for (const call of ofOneCase) {
      const at = (id: number) =>
        ask(call.method, call.path.replace('{id}', String(id)).replace('{task}', '1'))
      for (const one of others) {
        const { status, body } = await at(idOf(one))
        const missing = await at(999_999)
        expect([endpointKey(call), one, status]).toEqual([endpointKey(call), one, 404])
        const said = ({ body: answer }: { body: unknown }) =>
          JSON.stringify(answer).replace(/"requestId":"[^"]*"/, '')
        expect(said({ body })).toBe(said(missing))
      }
    }
    for (const one of names) {
      const { status } = await ask('GET', `admin/enquiries/${idOf(one)}`)
      expect([one, status]).toEqual([one, others.includes(one) ? 404 : 200])
    }
  })

  it('finds them in lists, exports, the search and next to the person', async () => {
    const { ask } = who(name)
    const list = await ask('GET', 'admin/enquiries?q=quinoa&per_page=100')
    expect(known(idsIn(list.body))).toEqual(reaches)
    expect(list.body).toMatchObject({ total: reaches.length })
    const request = { format: 'csv', purpose: 'A check of rights', q: 'quinoa' }
    const file = await ask('POST', 'admin/enquiries-export', request)
    expect(file.body).toMatchObject({ rows: reaches.length })
    for (const one of names) {
      const { body } = await ask('GET', `my-work/search?q=${idOf(one)}`)
      const isFound = JSON.stringify(body).includes('"kind":"enquiries"')
      expect([one, isFound]).toEqual([one, !others.includes(one)])
    }
    for (const one of reaches) {
      const { body } = await ask('GET', `admin/enquiries/${idOf(one)}/person`)
      const { groups } = enquirerActivity.response.parse(body)
      const [group] = groups.filter(({ kind }) => kind === 'enquiries')
      expect(known(idsIn(group?.records ?? []))).toEqual(reaches.filter((other) => other !== one))
    }
  })

  it('counts them, opens them and moves several of them', async () => {
    const { ask, id, composed } = who(name)
    const staffRoles = composed === 0 ? (['officer'] as const) : (['composed'] as const)
    const [rights] = await database.db
      .select()
      .from(composedRoles)
      .where(eq(composedRoles.id, composed))
    const holder = { userId: id, staffRoles, composed: rights ?? null }
    const count = async () =>
      (await waitingIn(database.db, holder)).find(({ area }) => area === 'enquiries')?.count ?? 0
    const before = await count()
    await database.db
      .update(enquiries)
      .set({ answered_at: sql`now()`, answer_due_at: null })
      .where(inArray(enquiries.id, [...filedAs.values()]))
    expect(before - (await count())).toBe(reaches.length)
    await database.db
      .update(enquiries)
      .set({ answered_at: null })
      .where(inArray(enquiries.id, [...filedAs.values()]))
    for (const one of names) {
      const opened = await ask('POST', 'my-work/presence', { record: `/enquiries/${idOf(one)}` })
      expect([one, opened.status]).toEqual([one, others.includes(one) ? 404 : 200])
      const came = await ask('GET', `admin/outcomes?enquiry=${idOf(one)}`)
      expect([one, came.status]).toEqual([one, others.includes(one) ? 404 : 200])
    }
    const chosen = others.map((one) => ({ id: idOf(one), version: 1 }))
    if (chosen.length === 0) return
    const moved = await ask('POST', 'admin/enquiry-assignments', {
      enquiries: chosen,
      owner_id: id,
    })
    expect(moved.body).toEqual({
      done: [],
      refused: chosen.map((one) => ({ id: one.id, code: 'not_found' })),
    })
  })

  it('reads the files of no other', async () => {
    const { id, composed } = who(name)
    const [rights] = await database.db
      .select()
      .from(composedRoles)
      .where(eq(composedRoles.id, composed))
    const roles = composed === 0 ? (['officer'] as const) : (['composed'] as const)
    const actor = {
      ...anonymous,
      userId: id,
      loginId: 'login',
      staffRoles: roles,
      composed: rights ?? null,
    }
    for (const one of names) {
      const key = randomBytes(16).toString('hex')
      await database.db.insert(files).values({
        key,
        kind: 'document',
        audience: 'owner',
        mime: 'application/pdf',
        bytes: 1,
        sha256: '0'.repeat(64),
        owner_id: person.id,
      })
      const [message] = await database.db
        .insert(enquiryMessages)
        .values({
          enquiry_id: idOf(one),
          sender: 'person',
          author_id: person.id,
          text: 'See the file.',
          idempotency_key: randomUUID(),
          request_hash: '',
          read_at: new Date().toISOString(),
        })
        .returning({ id: enquiryMessages.id })
      await database.db
        .insert(enquiryMessageFiles)
        .values({ message_id: message?.id ?? 0, file_key: key, sort: 0 })
      expect([one, await mayReadFile(actor, key)]).toEqual([one, !others.includes(one)])
    }
  })

  it('gets mails about them alone', async () => {
    const { id } = who(name)
    const told = async (about: string) => {
      const queued = await database.db
        .select({ payload: jobs.payload })
        .from(jobs)
        .where(
          and(
            eq(jobs.name, 'mail-staff-enquiry'),
            sql`${jobs.payload} ->> 'about' = ${about}`,
            sql`${jobs.payload} ->> 'user_id' = ${String(id)}`,
          ),
        )
      return known(queued.flatMap(({ payload }) => z.array(z.int()).parse(payload['enquiry_ids'])))
    }
    await database.db.delete(jobs)
    for (const one of names) await transaction((tx) => notifyStaff(tx, idOf(one), 'filed'))
    expect(await told('filed')).toEqual(reaches)
    await database.db
      .update(enquiries)
      .set({ escalated_at: null, answer_due_at: sql`now() - interval '1 hour'` })
      .where(inArray(enquiries.id, [...filedAs.values()]))
    await escalateLateCases()
    expect(await told('late')).toEqual(reaches)
  })
})

it('an enquiry is given to nobody whose role does not reach it, and merged into none', async () => {
  const { ask } = who('an officer')
  const version = async (id: number) => {
    const [row] = await database.db.select().from(enquiries).where(eq(enquiries.id, id))
    return row?.version ?? 0
  }
  const give = async (one: Filed, owner_id: number) =>
    ask('POST', `admin/enquiries/${idOf(one)}/assign`, {
      version: await version(idOf(one)),
      owner_id,
    })
  const limited = who('one type in one region')
  const offered = async (one: Filed) =>
    idsIn((await ask('GET', `admin/officers?enquiry=${idOf(one)}`)).body)
  expect(await offered('general')).toContain(limited.id)
  expect(await offered('matchmaking')).not.toContain(limited.id)
  expect((await limited.ask('GET', `admin/officers?enquiry=${idOf('asian')}`)).status).toBe(404)
  expect((await give('matchmaking', limited.id)).status).toBe(422)
  expect((await give('general', limited.id)).status).toBe(200)
  const merge = { version: await version(idOf('general')), into: idOf('asian') }
  const merged = await limited.ask('POST', `admin/enquiries/${idOf('general')}/merge`, merge)
  expect(merged).toMatchObject({ status: 422, body: { errors: { into: ['unknown'] } } })
})

it('a role for some kinds of content changes no other kind, and reads all', async () => {
  const composed = await composeRole(database, { areas: ['content'], content_kinds: ['news'] })
  const { ask } = await join(database, { composed })
  const ofContent = apiServer.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method !== 'GET' && access === 'staff:content')
  const writes = ofContent.filter(({ path }) => path.includes('{kind}'))
  expect(writes.length).toBeGreaterThan(12)
  // The library is of all kinds; the others are below.
  const library = ['DELETE admin/media/{key}', 'POST admin/media', 'PUT admin/media/{key}']
  const direct = ['POST credentials', 'PUT credentials/{id}', 'DELETE credentials/{id}']
  const others = ofContent.filter((one) => !writes.includes(one)).map(endpointKey)
  expect(others.toSorted()).toEqual(
    [...library, ...direct, 'POST admin/upkeep/hand-over'].toSorted(),
  )
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  for (const call of writes) {
    const path = call.path.replace('{kind}', 'sponsors').replace('{id}', '1')
    // Without a body of the right shape the answer would be 422 to anybody.
    const body = {
      record: {},
      version: 0,
      from: 0,
      reason: 'x',
      ids: ['1'],
      order: ['1'],
      publish_at: soon,
      unpublish_at: soon,
      owner_id: null,
      review_on: null,
      review_months: null,
    }
    const { status } = await ask(call.method, `${path}?version=0`, body)
    expect([endpointKey(call), status]).toEqual([endpointKey(call), 403])
  }
  const form = {
    ...bothLanguages('name', 'Not theirs'),
    ...bothLanguages('description', '<p>x</p>'),
  }
  const credential = { ...form, type: 4, country_id: 356, date: '2026-11-05', status: 1 }
  const [kept] = await database.db.select().from(credentials).limit(1)
  for (const [method, path] of [
    ['POST', 'credentials'],
    ['PUT', `credentials/${kept?.id}`],
    ['DELETE', `credentials/${kept?.id}`],
  ] as const) {
    expect([method, (await ask(method, path, credential)).status]).toEqual([method, 403])
  }
  const of = eq(credentials.id, kept?.id ?? 0)
  expect(await database.db.select().from(credentials).where(of)).toEqual([kept])
  const listed = await ask('GET', 'admin/content-kinds')
  const kinds = contentKindList.response.parse(listed.body)
  expect(kinds.filter(({ may_write }) => may_write).map(({ kind }) => kind)).toEqual(['news'])
  expect((await ask('GET', 'admin/content/sponsors')).status).toBe(200)
  expect((await ask('POST', 'admin/content/sponsors', { record: {} })).status).toBe(403)
  expect((await ask('POST', 'admin/upkeep/hand-over', { from: 1, to: 2 })).status).toBe(403)
})

describe('who works on people without being an admin', () => {
  const state = (id: number) => database.db.select().from(users).where(eq(users.id, id))

  it('changes no account of staff, and gives nobody a role or a company', async () => {
    const composed = await composeRole(database, { areas: ['people'] })
    const { id, ask } = await join(database, { composed })
    const admin = await join(database, { roles: ['admin'] })
    const other = await join(database, {})
    const status = {
      version: 1,
      staff_roles: [],
      composed_role_id: null,
      is_vip: true,
      company_id: null,
    }
    const refused = [
      [admin.id, 'block', {}],
      [admin.id, 'sign-out', {}],
      [id, 'block', {}],
    ] as const
    for (const [target, action, body] of refused) {
      const before = await state(target)
      expect((await ask('POST', `admin/users/${target}/${action}`, body)).status).toBe(403)
      expect(await state(target)).toEqual(before)
    }
    for (const given of [
      { staff_roles: ['admin'] },
      { staff_roles: ['editor'] },
      { composed_role_id: composed },
      { company_id: company },
    ]) {
      for (const target of [other.id, id, admin.id]) {
        const before = await state(target)
        const put = await ask('PUT', `admin/users/${target}`, { ...status, ...given })
        expect([put.status, await state(target)]).toEqual([403, before])
      }
    }
    const invitation = {
      name: 'Omar',
      email: 'omar@portal.example',
      staff_roles: ['editor'],
      locale: 'en',
    }
    expect((await ask('POST', 'admin/users', invitation)).status).toBe(403)
    const member = await join(database, {})
    const ofMember = eq(users.id, member.id)
    await database.db.update(users).set({ company_id: company }).where(ofMember)
    const kept = { ...status, company_id: company }
    expect((await ask('PUT', `admin/users/${member.id}`, kept)).status).toBe(200)
    expect((await ask('PUT', `admin/users/${other.id}`, status)).status).toBe(200)
    expect((await ask('POST', `admin/users/${other.id}/block`)).status).toBe(200)
  })
})

describe('a composed role', () => {
  const written = {
    name_eng: 'Barriers desk',
    name_ara: 'مكتب العوائق',
    content_kinds: null,
    case_types: null,
    case_regions: null,
  }

  it('holds from the next call on, in the same session', async () => {
    const admin = await join(database, { roles: ['admin'] })
    const made = await admin.ask('POST', 'admin/roles', { ...written, areas: ['barriers'] })
    const { id, version } = createRole.response.parse(made.body)
    const { body: log } = await admin.ask('GET', `admin/trail?subject=staff-role&subject_id=${id}`)
    expect(auditLog.response.parse(log).data[0]?.subject_name).toEqual({
      name_eng: 'Barriers desk',
      name_ara: 'مكتب العوائق',
    })
    const { ask } = await join(database, { composed: id })
    expect((await ask('GET', 'admin/barriers')).status).toBe(200)
    const changed = { ...written, areas: ['cases'], case_types: [5], version }
    expect((await admin.ask('PUT', `admin/roles/${id}`, changed)).status).toBe(200)
    expect((await ask('GET', 'admin/barriers')).status).toBe(403)
    expect((await ask('GET', 'admin/enquiries')).status).toBe(200)
    expect((await ask('GET', 'my-work/rights')).body).toEqual(['cases'])
    expect((await admin.ask('PUT', `admin/roles/${id}`, changed)).status).toBe(409)
  })

  it('is composed of what exists, with a name in both languages, by admins', async () => {
    const admin = await join(database, { roles: ['admin'] })
    const send = async (given: object) => {
      const { status, body } = await admin.ask('POST', 'admin/roles', {
        ...written,
        areas: ['cases'],
        ...given,
      })
      return [status, Object.keys(problemSchema.parse(body).errors ?? {})]
    }
    expect(await send({ areas: [] })).toEqual([422, ['areas']])
    expect(await send({ areas: ['admin'] })).toEqual([422, ['areas.0']])
    expect(await send({ name_ara: ' ' })).toEqual([422, ['name_ara']])
    expect(await send({ case_types: [] })).toEqual([422, ['case_types']])
    expect(await send({ case_types: [999] })).toEqual([422, ['case_types']])
    expect(await send({ case_regions: ['Atlantis'] })).toEqual([422, ['case_regions']])
    expect(await send({ areas: ['content'], content_kinds: ['novels'] })).toEqual([
      422,
      ['content_kinds'],
    ])
  })

  it('is deleted once nobody has it, and the audit log names it and its people', async () => {
    const admin = await join(database, { roles: ['admin'] })
    const { body } = await admin.ask('POST', 'admin/roles', {
      ...written,
      areas: ['cases'],
      case_types: [1],
      case_regions: ['Asia'],
    })
    const { id } = createRole.response.parse(body)
    const given = {
      name: 'Omar',
      email: 'omar.haddad@portal.example',
      staff_roles: [],
      locale: 'en',
      composed_role_id: id,
    }
    const invited = await admin.ask('POST', 'admin/users', given)
    expect(invited).toMatchObject({
      status: 200,
      body: { staff_roles: ['composed'], composed_role: { id, name_eng: 'Barriers desk' } },
    })
    const { id: omar, version } = personDetail.response.parse(invited.body)
    expect(await admin.ask('DELETE', `admin/roles/${id}`)).toMatchObject({
      status: 409,
      body: { errors: { people: ['1'] } },
    })
    const status = {
      version,
      staff_roles: [],
      composed_role_id: null,
      is_vip: false,
      company_id: null,
    }
    expect((await admin.ask('PUT', `admin/users/${omar}`, status)).status).toBe(200)
    expect((await admin.ask('DELETE', `admin/roles/${id}`)).status).toBe(200)
    const logged = (subject: string, subject_id: number) =>
      database.db
        .select({ action: changeHistory.action, change: changeHistory.change })
        .from(changeHistory)
        .where(
          and(eq(changeHistory.subject, subject), eq(changeHistory.subject_id, String(subject_id))),
        )
        .orderBy(changeHistory.id)
    expect(await logged('staff-role', id)).toMatchObject([
      {
        action: 'create',
        change: { name_ara: 'مكتب العوائق', areas: ['cases'], case_regions_ara: ['آسيا'] },
      },
      { action: 'delete', change: { before: { name_eng: 'Barriers desk' } } },
    ])
    expect(await logged('user', omar)).toMatchObject([
      { action: 'invite', change: { staff_roles: [], composed_role_eng: 'Barriers desk' } },
      {
        action: 'change',
        change: { before: { composed_role_ara: 'مكتب العوائق' }, after: { staff_roles: [] } },
      },
    ])
    expect(
      (
        await admin.ask('PUT', `admin/users/${omar}`, {
          ...status,
          version: version + 1,
          composed_role_id: id,
        })
      ).status,
    ).toBe(409)
  })
})
