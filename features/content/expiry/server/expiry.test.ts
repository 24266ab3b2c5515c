import { changeHistory } from '@/lib/db/schema/history'
import { jobs } from '@/lib/db/schema/jobs'
import { runDueJobs } from '@/lib/jobs/runner'
import { contentUnderTest, type StaffMember, newsRecord } from '@/tests/support/content'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scheduledPublication } from '../../publishing/server/publishing'
import { scheduledEnd } from './expiry'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

describe('the end of a publication', () => {
  const { database, ask, member } = contentUnderTest()
  let admin: StaffMember
  let writer: StaffMember
  let other: StaffMember

  beforeAll(async () => {
    admin = await member('admin')
    writer = await member('editor')
    other = await member('editor')
  })

  const fourEyes = (four_eyes: boolean) =>
    ask('PUT', 'admin/content-kinds/news', admin, { four_eyes })

  beforeEach(async () => {
    await fourEyes(false)
    await database.db.delete(jobs)
  })

  const act = (id: string, verb: string, version: number, more: object = {}, who = writer) =>
    ask('POST', `admin/content/news/${id}/${verb}`, who, { version, ...more })

  /** A draft of news, at version 1. */
  const begin = async (title: string) => {
    const record = newsRecord(title, 1)
    const { body } = await ask('POST', 'admin/content/news', writer, { record })
    return String(body.id)
  }

  /** Published news, at version 2. */
  const published = async (title: string) => {
    const id = await begin(title)
    expect((await act(id, 'publish', 1)).status).toBe(200)
    return id
  }

  const end = (id: string, version: number, unpublish_at = inHours(2)) =>
    act(id, 'end', version, { unpublish_at })

  const detail = async (id: string) => (await ask('GET', `admin/content/news/${id}`, writer)).body
  const publicStatus = async (id: string) => (await ask('GET', `news/${id}`)).status

  const found = async (q: string) => (await ask('GET', `search?q=${q}`)).body.data

  const runDue = async () => {
    await database.db.update(jobs).set({ run_at: sql`now()` })
    await runDueJobs([scheduledPublication, scheduledEnd])
  }

  const lastAudit = async (id: string) => {
    const ofRecord = and(
      eq(changeHistory.subject, 'content/news'),
      eq(changeHistory.subject_id, id),
    )
    const [last] = await database.db
      .select()
      .from(changeHistory)
      .where(ofRecord)
      .orderBy(desc(changeHistory.id))
      .limit(1)
    return last
  }

  it('takes the record from its page, the list and the search at its time, and not before', async () => {
    const id = await published('Sumaqending')
    const at = inHours(2)
    expect((await end(id, 2, at)).body).toMatchObject({
      version: 3,
      state: 'published',
      unpublish_at: at,
      unpublish_by: { id: writer.id },
    })
    const list = await ask('GET', `admin/content/news?ids=${id}`, writer)
    expect(list.body.data).toMatchObject([{ id, unpublish_at: at }])
    await runDueJobs([scheduledEnd])
    expect(await publicStatus(id)).toBe(200)
    expect(await found('Sumaqending')).toHaveLength(1)
    await runDue()
    expect(await publicStatus(id)).toBe(404)
    expect(await found('Sumaqending')).toEqual([])
    expect(await detail(id)).toMatchObject({ state: 'removed', unpublish_at: null })
  })

  it('of next year does not come today', async () => {
    const id = await published('Long lasting')
    await end(id, 2, inHours(24 * 400))
    expect(await runDueJobs([scheduledEnd])).toBe(0)
    expect(await publicStatus(id)).toBe(200)
  })

  it('is in the versions and the audit log with the person who set it, and is restored like a removal', async () => {
    const id = await published('Noted end')
    const at = inHours(2)
    await end(id, 2, at)
    expect(await lastAudit(id)).toMatchObject({
      action: 'set-end',
      changed_by: writer.id,
      change: { unpublish_at: at, fields: [] },
    })
    await runDue()
    expect(await lastAudit(id)).toMatchObject({ action: 'delete', changed_by: writer.id })
    const { body } = await ask('GET', `admin/content/news/${id}/versions`, writer)
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['end', 'set-end', 'publish', 'save'])
    expect((await act(id, 'restore', 4, { from: 2 })).body).toMatchObject({ state: 'draft' })
  })

  it('is changed, and only the last one counts', async () => {
    const id = await published('Moved end')
    await end(id, 2, inHours(2))
    const later = inHours(5)
    expect((await end(id, 3, later)).body).toMatchObject({ unpublish_at: later })
    const [, second] = await database.db
      .select()
      .from(jobs)
      .where(eq(jobs.name, scheduledEnd.name))
      .orderBy(jobs.run_at)
    await database.db.delete(jobs).where(eq(jobs.id, second?.id ?? ''))
    await runDue()
    expect(await publicStatus(id)).toBe(200)
  })

  it('is withdrawn, once', async () => {
    const id = await published('Withdrawn end')
    await end(id, 2)
    expect((await act(id, 'clear-end', 3)).body).toMatchObject({ unpublish_at: null })
    await runDue()
    expect(await publicStatus(id)).toBe(200)
    expect((await act(id, 'clear-end', 4)).status).toBe(409)
  })

  it('is refused in the past, in ten years, and for what is not to be published', async () => {
    const id = await published('When')
    const faults = async (at: string) => (await end(id, 2, at)).body.errors
    expect(await faults(inHours(-1))).toEqual({ unpublish_at: ['future'] })
    expect(await faults(inHours(24 * 3660))).toEqual({ unpublish_at: ['far'] })
    expect((await end(await begin('A draft'), 1)).status).toBe(409)
    const fixed = await ask('POST', 'admin/content/goals/1/end', writer, {
      version: 0,
      unpublish_at: inHours(2),
    })
    expect(fixed.status).toBe(403)
    const officer = await member('officer')
    const refused = await act(id, 'end', 2, { unpublish_at: inHours(2) }, officer)
    expect(refused.status).toBe(403)
  })

  it('follows a scheduled publication, which keeps its time', async () => {
    const id = await begin('From and until')
    await act(id, 'schedule', 1, { publish_at: inHours(3) })
    const early = await end(id, 2, inHours(2))
    expect([early.status, early.body.errors]).toEqual([
      422,
      { unpublish_at: ['after_publication'] },
    ])
    expect((await end(id, 2, inHours(5))).body).toMatchObject({ state: 'scheduled', version: 3 })
    const late = await act(id, 'schedule', 3, { publish_at: inHours(6) })
    expect(late.body.errors).toEqual({ publish_at: ['before_end'] })
    await database.db
      .update(jobs)
      .set({ run_at: sql`now()` })
      .where(eq(jobs.name, scheduledPublication.name))
    await runDueJobs([scheduledPublication, scheduledEnd])
    expect(await publicStatus(id)).toBe(200)
    await runDue()
    expect(await publicStatus(id)).toBe(404)
  })

  it('outlives a later draft and its publication', async () => {
    const id = await published('Edited since')
    await end(id, 2)
    const { record } = await detail(id)
    const path = `admin/content/news/${id}`
    await ask('PUT', path, writer, { version: 3, record: { ...record, TARIFF_ENG: '<p>New</p>' } })
    expect((await act(id, 'publish', 4)).body.unpublish_at).not.toBeNull()
    await runDue()
    expect(await publicStatus(id)).toBe(404)
  })

  it('counts under the four-eyes rule once another person has confirmed it', async () => {
    const id = await published('Two people')
    await fourEyes(true)
    await end(id, 2)
    expect((await act(id, 'confirm-end', 3)).body.errors).toEqual({ approved_by: ['four_eyes'] })
    await runDue()
    expect(await publicStatus(id)).toBe(200)
    expect(await detail(id)).toMatchObject({ note: 'end_unconfirmed', unpublish_at: null })
    await end(id, 4)
    const confirmed = await act(id, 'confirm-end', 5, {}, other)
    expect(confirmed.body).toMatchObject({ unpublish_confirmed_by: { id: other.id } })
    await runDue()
    expect(await publicStatus(id)).toBe(404)
  })
})
