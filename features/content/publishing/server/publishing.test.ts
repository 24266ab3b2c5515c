import { news } from '@/lib/db/schema/news'
import { changeHistory } from '@/lib/db/schema/history'
import { jobs } from '@/lib/db/schema/jobs'
import { contentEntries } from '@/lib/db/schema/content'
import { marketPublished } from '@/lib/db/schema/market-data'
import { runDueJobs } from '@/lib/jobs/runner'
import { contentUnderTest, type StaffMember, newsRecord } from '@/tests/support/content'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reindexing } from '@/features/search/server/search-documents'
import { scheduledPublication } from './publishing'

describe('publishing', () => {
  const { database, ask, member } = contentUnderTest()

  let admin: StaffMember

  let writer: StaffMember

  let reader: StaffMember

  beforeAll(async () => {
    admin = await member('admin')
    writer = await member('editor')
    reader = await member('editor')
  })

  beforeEach(async () => {
    await fourEyes(false)
  })

  const fourEyes = (four_eyes: boolean) =>
    ask('PUT', 'admin/content-kinds/news', admin, { four_eyes })

  const story = (title: string) => ({
    ...newsRecord(title, 1),
    TARIFF_ENG: '<p>Text</p><script>alert(1)</script>',
    TARIFF_ARA: '<p onclick="x()">نص</p>',
    industries: [1, 2],
  })

  const begin = async (title: string, who = writer) => {
    const { status, body } = await ask('POST', 'admin/content/news', who, {
      record: story(title),
    })
    expect([status, body.errors]).toEqual([200, undefined])
    return String(body.id)
  }

  const act = (id: string, verb: string, version: number, who = writer, more: object = {}) =>
    ask('POST', `admin/content/news/${id}/${verb}`, who, { version, ...more })

  const save = (id: string, version: number, record: object, who = writer) =>
    ask('PUT', `admin/content/news/${id}`, who, { version, record })

  const publicStatus = async (id: string) => (await ask('GET', `news/${id}`)).status

  const publicTitle = async (id: string) => (await ask('GET', `news/${id}`)).body.DESCRIPTION_ENG

  const historyOf = (id: string) =>
    database.db
      .select()
      .from(changeHistory)
      .where(and(eq(changeHistory.subject, 'content/news'), eq(changeHistory.subject_id, id)))
      .orderBy(changeHistory.id)

  describe('a new record', () => {
    it('is invisible until it is published, then at once and with sanitised HTML', async () => {
      const id = await begin('A new fair')
      expect(await publicStatus(id)).toBe(404)
      const { status, body } = await act(id, 'publish', 1)
      expect(status).toBe(200)
      expect(body).toMatchObject({ version: 2, state: 'published', is_published: true })
      const shown = await ask('GET', `news/${id}`)
      expect(shown.body).toMatchObject({
        DESCRIPTION_ENG: 'A new fair',
        TARIFF_ENG: '<p>Text</p>',
        TARIFF_ARA: '<p>نص</p>',
        sample: false,
      })
    })

    it('has audit entries with the person and the change', async () => {
      const id = await begin('Noted')
      await act(id, 'publish', 1)
      expect(await historyOf(id)).toMatchObject([
        { action: 'create', changed_by: writer.id },
        {
          action: 'publish',
          changed_by: writer.id,
          change: { version: 2, before: null, after: { DESCRIPTION_ENG: 'Noted' } },
        },
      ])
    })

    it('keeps its lists in their own tables', async () => {
      const id = await begin('Sectors')
      await act(id, 'publish', 1)
      const { body } = await ask('GET', `admin/content/news/${id}`, writer)
      expect(body.published.industries).toEqual([1, 2])
      await save(id, 2, { ...story('Sectors'), industries: [3] })
      const after = await act(id, 'publish', 3)
      expect(after.body.published.industries).toEqual([3])
    })
  })

  describe('a draft of a published record', () => {
    it('leaves the public version until it is published', async () => {
      const id = await begin('Before')
      await act(id, 'publish', 1)
      const saved = await save(id, 2, story('After'))
      expect(saved.body).toMatchObject({
        version: 3,
        state: 'draft',
        record: { DESCRIPTION_ENG: 'After' },
        published: { DESCRIPTION_ENG: 'Before' },
      })
      expect(await publicTitle(id)).toBe('Before')
      await act(id, 'publish', 3)
      expect(await publicTitle(id)).toBe('After')
    })

    it('is an edit conflict for the second of two who save, with who was first and when', async () => {
      const id = await begin('Two')
      expect((await save(id, 1, story('Mine'), writer)).status).toBe(200)
      const second = await save(id, 1, story('Yours'), reader)
      expect(second.status).toBe(409)
      expect(second.body.errors).toMatchObject({
        version: ['2'],
        changed_by: [writer.name],
        changed_at: [expect.stringMatching(/^\d{4}-/)],
      })
      const { body } = await ask('GET', `admin/content/news/${id}`, reader)
      expect(body.record.DESCRIPTION_ENG).toBe('Mine')
    })

    it('is saved once of two saved at the same moment', async () => {
      const [first] = await database.db.select({ id: news.id }).from(news).limit(1)
      const id = String(first?.id)
      const answers = await Promise.all([
        save(id, 0, story('One'), writer),
        save(id, 0, story('Other'), reader),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    it('marks a language that is older than the other one', async () => {
      const id = await begin('Old')
      await act(id, 'publish', 1)
      const saved = await save(id, 2, { ...story('Old'), TARIFF_ENG: '<p>New text</p>' })
      expect(saved.body).toMatchObject({ older: ['ar'], missing: [] })
      const { body } = await ask('GET', 'admin/content/news?older=ar', writer)
      expect(body.data.map((one: { id: string }) => one.id)).toContain(id)
      const checked = await ask('PUT', `admin/content/news/${id}`, writer, {
        version: 3,
        record: saved.body.record,
        checked: ['TARIFF'],
      })
      expect(checked.body.older).toEqual([])
    })
  })

  describe('under the four-eyes rule', () => {
    it('a draft is published only with the approval of somebody who is not its author', async () => {
      await fourEyes(true)
      const id = await begin('Seen by two')
      expect((await act(id, 'publish', 1)).status).toBe(409)
      expect((await act(id, 'submit', 1)).body.state).toBe('in_review')
      const own = await act(id, 'approve', 2)
      expect([own.status, own.body.errors]).toEqual([409, { approved_by: ['four_eyes'] }])
      const other = await act(id, 'approve', 2, reader)
      expect(other.body).toMatchObject({ state: 'approved', approved_by: { id: reader.id } })
      expect((await act(id, 'publish', 3)).status).toBe(200)
      expect(await publicTitle(id)).toBe('Seen by two')
    })

    it('admins need approval too, and a person who changed one word is an author', async () => {
      await fourEyes(true)
      const id = await begin('By an admin', admin)
      await save(id, 1, story('By two'), reader)
      await act(id, 'submit', 2)
      expect((await act(id, 'approve', 3, admin)).status).toBe(409)
      expect((await act(id, 'approve', 3, reader)).status).toBe(409)
      expect((await act(id, 'approve', 3, writer)).status).toBe(200)
    })

    it('an approval ends when the draft is changed', async () => {
      await fourEyes(true)
      const id = await begin('Changed')
      await act(id, 'submit', 1)
      await act(id, 'approve', 2, reader)
      const saved = await save(id, 3, story('Changed again'))
      expect(saved.body).toMatchObject({ state: 'draft', approved_by: null })
      expect((await act(id, 'publish', 4)).status).toBe(409)
    })

    it('an author’s own earlier approval does not count', async () => {
      const id = await begin('Own')
      await act(id, 'submit', 1)
      expect((await act(id, 'approve', 2)).status).toBe(200)
      await fourEyes(true)
      expect((await act(id, 'publish', 3, reader)).status).toBe(409)
    })

    it('a removal needs approval too', async () => {
      const id = await begin('Gone')
      await act(id, 'publish', 1)
      await fourEyes(true)
      const requestedRemoval = await ask('DELETE', `admin/content/news/${id}?version=2`, writer)
      expect(requestedRemoval.body).toMatchObject({ state: 'in_review', removes: true })
      expect(await publicStatus(id)).toBe(200)
      expect((await act(id, 'approve', 3)).status).toBe(409)
      await act(id, 'approve', 3, reader)
      expect((await act(id, 'publish', 4)).body).toMatchObject({ state: 'removed' })
      expect(await publicStatus(id)).toBe(404)
    })
  })

  describe('a submitted draft', () => {
    it('is returned with a reason', async () => {
      const id = await begin('Back')
      await act(id, 'submit', 1)
      expect((await act(id, 'return', 2, reader, { reason: ' ' })).status).toBe(422)
      const { body } = await act(id, 'return', 2, reader, { reason: 'The date is wrong.' })
      expect(body).toMatchObject({ state: 'draft', note: 'The date is wrong.' })
      expect((await act(id, 'submit', 3)).body.note).toBeNull()
    })

    it('is in the list of unpublished changes, the longest waiting first', async () => {
      const id = await begin('Listed')
      await act(id, 'submit', 1)
      const { body } = await ask('GET', 'admin/content-work?state=in_review&per_page=100', reader)
      expect(body.data).toContainEqual(
        expect.objectContaining({ kind: 'news', id, label_eng: 'Listed', is_new: true }),
      )
      const times = body.data.map((one: { updated_at: string }) => Date.parse(one.updated_at))
      expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
    })
  })

  describe('a scheduled publication', () => {
    const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
    const makeDue = () => database.db.update(jobs).set({ run_at: sql`now()` })

    it('runs at its time, and not before', async () => {
      const id = await begin('Later')
      const { body } = await act(id, 'schedule', 1, writer, { publish_at: inAnHour() })
      expect(body).toMatchObject({ version: 2, state: 'scheduled' })
      await runDueJobs([scheduledPublication])
      expect(await publicStatus(id)).toBe(404)
      await makeDue()
      await runDueJobs([scheduledPublication])
      expect(await publicTitle(id)).toBe('Later')
      expect((await historyOf(id)).at(-1)).toMatchObject({
        action: 'publish',
        changed_by: writer.id,
      })
    })

    it('does not run when the draft was changed since', async () => {
      const id = await begin('Changed since')
      await act(id, 'schedule', 1, writer, { publish_at: inAnHour() })
      const saved = await save(id, 2, story('Not yet'))
      expect(saved.body).toMatchObject({ state: 'draft', publish_at: null })
      await makeDue()
      await runDueJobs([scheduledPublication])
      expect(await publicStatus(id)).toBe(404)
    })

    it('does not run under a later four-eyes rule without approval', async () => {
      const id = await begin('Unseen')
      await act(id, 'schedule', 1, writer, { publish_at: inAnHour() })
      await fourEyes(true)
      await makeDue()
      await runDueJobs([scheduledPublication])
      expect(await publicStatus(id)).toBe(404)
      const [entry] = await database.db
        .select()
        .from(contentEntries)
        .where(and(eq(contentEntries.kind, 'news'), eq(contentEntries.record_id, id)))
      expect(entry).toMatchObject({ state: 'draft', note: 'four_eyes' })
    })

    it('is refused in the past and more than a year ahead', async () => {
      const id = await begin('When')
      for (const publish_at of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
        expect((await act(id, 'schedule', 1, writer, { publish_at })).status).toBe(422)
      }
      expect((await act(id, 'schedule', 1, writer, { publish_at: 'tomorrow' })).status).toBe(422)
    })
  })
})

describe('removing and discarding', () => {
  const { database, ask, member } = contentUnderTest()

  let editor: StaffMember

  beforeAll(async () => {
    editor = await member('editor')
  })

  const firstOf = async (kind: string) =>
    (await ask('GET', `admin/content/${kind}?per_page=1`, editor)).body.data[0]

  const path = (kind: string, id: string) => `admin/content/${kind}/${id}`

  describe('a removed record', () => {
    it('is gone from the public at once, and can be restored from its versions', async () => {
      const { id } = await firstOf('slides')
      const before = (await ask('GET', path('slides', id), editor)).body.published
      const gone = await ask('DELETE', `${path('slides', id)}?version=0`, editor)
      expect([gone.status, gone.body.state]).toEqual([200, 'removed'])
      const ids = async () =>
        (await ask('GET', 'home-slider')).body.map((slide: { id: number }) => String(slide.id))
      expect(await ids()).not.toContain(id)
      expect((await ask('GET', 'admin/content/slides', editor)).body.data).not.toContainEqual(
        expect.objectContaining({ id }),
      )
      const removed = await ask('GET', 'admin/content/slides?state=removed', editor)
      expect(removed.body.data).toMatchObject([{ id, state: 'removed', is_published: false }])
      const body = { version: 1, from: 0 }
      const restored = await ask('POST', `${path('slides', id)}/restore`, editor, body)
      expect(restored.body).toMatchObject({ state: 'draft', is_published: false, record: before })
      await ask('POST', `${path('slides', id)}/publish`, editor, { version: 2 })
      expect(await ids()).toContain(id)
    })

    it('stays while others refer to it', async () => {
      const { id } = await firstOf('expert-fields')
      const { status, body } = await ask('DELETE', `${path('expert-fields', id)}?version=0`, editor)
      expect([status, body.errors]).toEqual([409, { record: ['in_use'] }])
      expect((await ask('GET', path('expert-fields', id), editor)).body.version).toBe(0)
    })

    it('is no dataset that the public reads, not even one that was approved for removal', async () => {
      const { id } = await firstOf('market-datasets')
      const remove = () => ask('DELETE', `${path('market-datasets', id)}?version=0`, editor)
      const { status, body } = await remove()
      expect([status, body.errors]).toEqual([409, { record: ['in_use'] }])
      const isOwn = eq(marketPublished.dataset_id, Number(id))
      const published = await database.db.delete(marketPublished).where(isOwn).returning()
      const waiting = await remove()
      expect(waiting.body).toMatchObject({ state: 'in_review', removes: true })
      await database.db.insert(marketPublished).values(published)
      const approve = { version: waiting.body.version }
      const one = path('market-datasets', id)
      const second = await member('editor')
      const approved = await ask('POST', `${one}/approve`, second, approve)
      const again = await ask('POST', `${one}/publish`, second, { version: approved.body.version })
      expect([again.status, again.body.errors]).toEqual([409, { record: ['in_use'] }])
      expect(await database.db.$count(marketPublished, isOwn)).toBe(1)
    })

    it('is never of a kind with a fixed number of records', async () => {
      for (const [kind, id] of [
        ['goals', '1'],
        ['guide', '1'],
      ] as const) {
        expect((await ask('DELETE', `${path(kind, id)}?version=0`, editor)).status).toBe(403)
        expect((await ask('POST', `admin/content/${kind}`, editor, { record: {} })).status).toBe(
          403,
        )
      }
    })

    it('needs the current version', async () => {
      const { id } = await firstOf('home-blocks')
      expect((await ask('DELETE', `${path('home-blocks', id)}?version=5`, editor)).status).toBe(409)
      expect((await ask('DELETE', path('home-blocks', id), editor)).status).toBe(422)
    })
  })

  describe('a discarded draft', () => {
    it('leaves the published record, and its translation marks', async () => {
      const { id } = await firstOf('home-blocks')
      const { body } = await ask('GET', path('home-blocks', id), editor)
      const record = { ...body.record, title_eng: 'Other title' }
      const saved = await ask('PUT', path('home-blocks', id), editor, { version: 0, record })
      expect(saved.body.older).toEqual(['ar'])
      const given = await ask('POST', `${path('home-blocks', id)}/discard`, editor, { version: 1 })
      expect(given.body).toMatchObject({ state: 'published', version: 2, older: [] })
      expect(given.body.label_eng).toBe(body.label_eng)
      const after = (await ask('GET', path('home-blocks', id), editor)).body
      expect(after.record).toEqual(body.record)
    })

    it('of a record that was never published is gone from the list', async () => {
      const record = { NAME_ENG: 'Leather', NAME_ARA: 'جلود', sort: 1 }
      const { body } = await ask('POST', 'admin/content/expert-fields', editor, { record })
      const given = await ask('POST', `${path('expert-fields', body.id)}/discard`, editor, {
        version: 1,
      })
      expect(given.body.state).toBe('removed')
      const { data } = (await ask('GET', 'admin/content/expert-fields?per_page=100', editor)).body
      expect(data).not.toContainEqual(expect.objectContaining({ id: body.id }))
    })
  })
})

describe('the search index', () => {
  const { ask, member } = contentUnderTest()

  let writer: StaffMember

  let admin: StaffMember

  beforeAll(async () => {
    writer = await member('editor')
    admin = await member('admin')
  })

  const found = async (q: string) => {
    const { body } = await ask('GET', `search?q=${encodeURIComponent(q)}&per_page=100`)
    return body.data.map(({ type, id }: { type: string; id: number }) => `${type}:${id}`)
  }

  it('finds a record from its publication to its removal, by its published text', async () => {
    const createdDraft = await ask('POST', 'admin/content/news', writer, {
      record: newsRecord('Zaatarfest', 1),
    })
    const id = String(createdDraft.body.id)
    const act = (verb: string, version: number) =>
      ask('POST', `admin/content/news/${id}/${verb}`, writer, { version })
    const save = (version: number, record: object) =>
      ask('PUT', `admin/content/news/${id}`, writer, { version, record })
    expect(await found('Zaatarfest')).toEqual([])
    await act('publish', 1)
    expect(await found('Zaatarfest')).toEqual([`news:${id}`])
    await save(2, newsRecord('Sumacfest', 1))
    expect(await found('Sumacfest')).toEqual([])
    await act('publish', 3)
    expect(await found('Sumacfest')).toEqual([`news:${id}`])
    expect(await found('Zaatarfest')).toEqual([])
    await save(4, newsRecord('Sumacfest', 0))
    await act('publish', 5)
    expect(await found('Sumacfest')).toEqual([])
    await save(6, newsRecord('Sumacfest', 1))
    await act('publish', 7)
    expect(await found('Sumacfest')).toEqual([`news:${id}`])
    expect((await ask('DELETE', `admin/content/news/${id}?version=8`, writer)).status).toBe(200)
    expect(await found('Sumacfest')).toEqual([])
  })

  it('finds the records of a sector by its new name after the job has run', async () => {
    const { body } = await ask('GET', 'admin/content/sectors/1', admin)
    const record = { ...body.record, name_eng: 'Qirfaworks' }
    expect(await found('Qirfaworks')).toEqual([])
    const saved = await ask('PUT', 'admin/content/sectors/1', admin, { version: 0, record })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    const published = await ask('POST', 'admin/content/sectors/1/publish', admin, { version: 1 })
    expect(published.status).toBe(200)
    while ((await runDueJobs([reindexing])) > 0);
    const types = (await found('Qirfaworks')).map((one: string) => one.split(':')[0])
    expect(new Set(types)).toEqual(new Set(['companies', 'products', 'events', 'news']))
  })
})
