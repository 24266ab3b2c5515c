import { reindexing } from '@/features/search/server/search-documents'
import { isReauthenticationRequired } from '@/components/work-record/reauthentication-context'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { eventJoins, events } from '@/lib/db/schema/events'
import { changeHistory } from '@/lib/db/schema/history'
import { jobs } from '@/lib/db/schema/jobs'
import { sampleRemovalRows, sampleRemovals } from '@/lib/db/schema/samples'
import { runDueJobs } from '@/lib/jobs/runner'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleState } from '../contract'
import { dropSamples, sampleErasure } from './samples'

const { database, ask, member } = contentUnderTest()

let admin: StaffMember
let other: StaffMember
beforeEach(async () => {
  admin = await member('admin')
  other = await member('admin')
})

const samples = async (who = admin) =>
  sampleState.response.parse((await ask('GET', 'admin/samples', who)).body)

const total = async () => (await samples()).kinds.reduce((sum, { count }) => sum + count, 0)

async function remove(who = admin) {
  const { status, body } = await ask('POST', 'admin/samples/removal', who, { count: await total() })
  expect([status, body.errors]).toEqual([200, undefined])
  return sampleState.response.parse(body)
}

const restore = (removal: number, who = admin) =>
  ask('POST', 'admin/samples/return', who, { removal })

const kindOf = async (kind: string) => (await samples()).kinds.find((one) => one.kind === kind)

const auditOf = (action: string) =>
  database.db
    .select()
    .from(changeHistory)
    .where(sql`${changeHistory.subject} = 'samples' and ${changeHistory.action} = ${action}`)

/** What every table holds that samples could be in, without the versions of what is marked. */
async function everything() {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const others =
    /^(sample_|sessions|jobs|change_history|rate_limits|login_failures|search_(words|queries))/
  const found: Record<string, unknown> = {}
  for (const { name } of rows.filter((one) => !others.test(one.name))) {
    const table = sql.identifier(name)
    const isMarked = ['companies', 'products', 'services', 'users'].includes(name)
    const row = isMarked
      ? sql`(to_jsonb(${table}) - 'version' - 'updated_at')::text`
      : sql`${table}::text`
    const read = await database.db.execute(sql`
      select count(*)::int, md5(string_agg(md5(${row}), '' order by md5(${row}))) from ${table}`)
    found[name] = read.rows[0]
  }
  return found
}

describe('removing the samples', () => {
  it('makes lists, search and accounts forget them at once, and brings all back as it was', async () => {
    const counts = (await samples()).kinds
    expect(counts).toContainEqual({ kind: 'products', count: 160, kept: 0 })
    expect(counts).toContainEqual({ kind: 'news', count: 24, kept: 0 })
    expect(counts).toContainEqual({ kind: 'people', count: 7, kept: 0 })
    const lists = [
      'news',
      'events',
      'local-buyers',
      'credentials',
      'pool',
      'barriers',
      'buying-requests',
      'sponsors',
      'social-media',
    ]
    const shown = async () => {
      const answers = await Promise.all(lists.map((path) => ask('GET', path)))
      return answers.map(({ body }): number => (body.data ?? body).length ?? 0)
    }
    const samplesIn = (data: { type: string }[]) =>
      data.filter(({ type }) => ['products', 'companies', 'requests', 'barriers'].includes(type))
    const found = async () =>
      samplesIn((await ask('GET', 'search?q=dates&per_page=100')).body.data).length
    const listed = await shown()
    expect(await found()).toBeGreaterThan(0)
    expect(Math.min(...listed)).toBeGreaterThan(0)
    const before = await everything()

    const { kinds, removal } = await remove()
    expect(kinds).toEqual([])
    expect(removal).toMatchObject({ removed_by: admin.name })
    expect(await shown()).toEqual(lists.map(() => 0))
    expect(await found()).toBe(0)
    const login = { email: 'exporter@portal.example', password: 'the password of samples' }
    expect((await ask('POST', 'login', undefined, login)).status).not.toBe(200)
    const sample = { samples: expect.objectContaining({ products: 160, news: 24 }) }
    expect(await auditOf('delete')).toMatchObject([{ changed_by: admin.id, change: sample }])

    expect((await restore(removal?.id ?? 0, other)).status).toBe(200)
    while ((await runDueJobs([reindexing])) > 0);
    expect(await everything()).toEqual(before)
    expect(await shown()).toEqual(listed)
    expect((await samples()).kinds).toEqual(counts)
    expect(await auditOf('restore')).toMatchObject([{ changed_by: other.id }])
  })

  it('asks for the password where that was not given for a while', async () => {
    const actor = {
      ...anonymous,
      userId: admin.id,
      loginId: 'login',
      staffRoles: ['admin' as const],
    }
    const refused = dropSamples(actor, await total())
    await expect(refused).rejects.toSatisfy(isReauthenticationRequired)
  })

  it('happens once when it is sent twice, and refuses another number than was seen', async () => {
    const count = await total()
    const wrong = await ask('POST', 'admin/samples/removal', admin, { count: count - 1 })
    expect([wrong.status, wrong.body.errors]).toEqual([409, { count: ['changed'] }])
    const entries = (await auditOf('delete')).length
    const [first, second] = await Promise.all([
      ask('POST', 'admin/samples/removal', admin, { count }),
      ask('POST', 'admin/samples/removal', other, { count }),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await auditOf('delete')).toHaveLength(entries + 1)
    const id = first.body.removal.id
    const backs = await Promise.all([restore(id), restore(id, other)])
    expect(backs.map(({ status }) => status)).toEqual([200, 200])
    expect(await total()).toBe(count)
  })

  it('leaves what staff have edited, which is no sample any more, and what somebody uses', async () => {
    const item = await ask('GET', 'admin/content/news/1', admin)
    const record = { ...item.body.record, DESCRIPTION_ENG: 'Ours now' }
    const saved = await ask('PUT', 'admin/content/news/1', admin, { version: 0, record })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    expect(await kindOf('news')).toMatchObject({ count: 23, kept: 0 })
    await ask('POST', 'admin/content/news/1/publish', admin, { version: 1 })
    expect((await ask('GET', 'news/1')).body).toMatchObject({ sample: false })
    const [first, second] = await database.db
      .select({ id: events.id })
      .from(events)
      .orderBy(asc(events.id))
    const visitor = await member()
    await database.db.insert(eventJoins).values([
      { event_id: first?.id ?? 0, user_id: visitor.id },
      { event_id: second?.id ?? 0, user_id: 1 },
    ])
    const colleague = await member()
    await database.db.update(users).set({ company_id: 2 }).where(eq(users.id, colleague.id))

    const { kinds, removal } = await remove()
    expect(kinds).toContainEqual({ kind: 'events', count: 0, kept: 1 })
    expect(kinds).toContainEqual({ kind: 'companies', count: 0, kept: 1 })
    expect((await ask('GET', 'news')).body).toMatchObject([{ DESCRIPTION_ENG: 'Ours now' }])
    const listed = (await ask('GET', 'local-buyers')).body
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([2])
    expect(await database.db.select().from(eventJoins)).toHaveLength(1)
    await restore(removal?.id ?? 0)
    expect(await database.db.select().from(eventJoins)).toHaveLength(2)
  })

  it('leaves the account of the admin who does it', async () => {
    await database.db.update(users).set({ sample: true }).where(eq(users.id, admin.id))
    const { is_own_account, removal } = await remove()
    expect(is_own_account).toBe(true)
    expect((await samples()).removal?.id).toBe(removal?.id)
    expect((await samples(other)).is_own_account).toBe(false)
    await database.db.update(users).set({ sample: false }).where(eq(users.id, admin.id))
    await restore(removal?.id ?? 0)
  })

  it('is for admins only', async () => {
    const officer = await member('officer')
    expect((await ask('GET', 'admin/samples', officer)).status).toBe(403)
    const removal = await ask('POST', 'admin/samples/removal', officer, { count: await total() })
    expect([removal.status, (await restore(1, officer)).status]).toEqual([403, 403])
  })
})

describe('after a day', () => {
  const runErasure = async () => {
    await database.db.update(jobs).set({ run_at: sql`now()` })
    while ((await runDueJobs([sampleErasure])) > 0);
  }

  it('nothing is erased that was taken back', async () => {
    const count = await total()
    const { removal } = await remove()
    await restore(removal?.id ?? 0)
    await runErasure()
    expect(await total()).toBe(count)
  })

  it('taking back is refused with the reason, and a job deletes the samples for good', async () => {
    const { removal } = await remove()
    const id = removal?.id ?? 0
    await database.db
      .update(sampleRemovals)
      .set({ removed_at: sql`now() - interval '24 hours'` })
      .where(eq(sampleRemovals.id, id))
    const late = await restore(id, other)
    expect([late.status, late.body.errors]).toEqual([409, { removal: ['too_late'] }])
    expect((await samples()).removal).toBeNull()
    await runErasure()
    expect(await database.db.select().from(sampleRemovalRows)).toEqual([])
    const people = await database.db.select().from(users).where(eq(users.sample, true))
    expect(people.map(({ email, password_hash }) => [email, password_hash])).toEqual(
      people.map((one) => [`deleted-${one.id}`, null]),
    )
    const kept = await database.db
      .select()
      .from(companies)
      .where(sql`${companies.deleted_at} is null and ${companies.sample}`)
    expect(kept.map((one) => one.id)).toEqual([2])
    expect((await restore(id, other)).body.errors).toEqual({ removal: ['too_late'] })
    expect((await restore(999)).status).toBe(404)
  })
})
