import { anonymous, type Actor } from '@/lib/auth/actor'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { contentEntries } from '@/lib/db/schema/content'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { recordChange } from '@/lib/db/record-change'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportAuditLog } from './log-export'
import { listAuditLog } from './audit-log'

const database = useTestDatabase()
const admin: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['admin'] }
let hala: number
let samir: number

beforeAll(async () => {
  const person = async (name: string) => {
    const row = { name, last_name: 'Haddad', email: `${name}@staff.example`, locale: 'en' as const }
    const [written] = await database.db.insert(users).values(row).returning({ id: users.id })
    return written?.id ?? 0
  }
  hala = await person('hala')
  samir = await person('samir')
  const note = (by: number | null, subject: string, id: number, change: Record<string, unknown>) =>
    recordChange(database.db, { by, action: 'update', subject, id, change })
  await note(hala, 'content/news', 1, { title: 'معرض عمّان الدولي' })
  await note(samir, 'company', 2, { reason: 'The website does not open.' })
  await note(null, 'content/news', 3, {})
  await database.db.insert(contentEntries).values({
    kind: 'news',
    record_id: '1',
    version: 1,
    state: 'published',
    is_new: false,
    ...bilingualPair('label', { en: 'Fair', ar: 'معرض' }),
  })
  await database.db.insert(changeHistory).values(
    Array.from({ length: 40 }, (_, at) => ({
      changed_by: hala,
      action: 'status',
      subject: 'enquiry',
      subject_id: String(at),
    })),
  )
})

/** Writes an entry; returns its id. */
async function recorded(entry: Parameters<typeof recordChange>[1]) {
  await recordChange(database.db, entry)
  const [last] = (await listAuditLog(admin, { per_page: 1 })).data
  return last?.id
}

const idsOf = ({ data }: Awaited<ReturnType<typeof listAuditLog>>) => data.map(({ id }) => id)
const found = async (query: Parameters<typeof listAuditLog>[1]) =>
  (await listAuditLog(admin, { per_page: 100, ...query })).data.map(
    ({ subject, subject_id }) => `${subject} ${subject_id}`,
  )

describe('the audit log', () => {
  it('lists actions, the latest first, with the person', async () => {
    const all = await listAuditLog(admin, { per_page: 100 })
    expect(all).toMatchObject({ total: 43, page: 1 })
    expect(idsOf(all)).toEqual(idsOf(all).toSorted((a, b) => b - a))
    expect(all.data.at(-1)).toMatchObject({
      by: { id: hala, name: 'hala Haddad', email: 'hala@staff.example' },
      action: 'update',
      subject: 'content/news',
      change: { title: 'معرض عمّان الدولي' },
    })
    expect(all.data.at(-3)?.by).toBeNull()
  })

  it('is searched by the text of changes, in any spelling of Arabic', async () => {
    expect(await found({ q: 'webs' })).toEqual(['company 2'])
    expect(await found({ q: 'عمان' })).toEqual(['content/news 1'])
    expect(await found({ q: 'nothing of this' })).toEqual([])
  })

  it('is filtered by person, action, record and time', async () => {
    expect(await found({ person: String(samir) })).toEqual(['company 2'])
    expect(await found({ person: 'sam hadd' })).toEqual(['company 2'])
    expect(await found({ person: 'samir@staff.example' })).toEqual(['company 2'])
    expect(await found({ person: 'nobody of this name' })).toEqual([])
    expect(await found({ action: 'update', subject: 'content/news,company' })).toHaveLength(3)
    expect(await found({ subject: 'enquiry', subject_id: '7' })).toEqual(['enquiry 7'])
    expect(await found({ from: '2999-01-01T00:00:00Z' })).toEqual([])
    expect(await found({ until: '2999-01-01T00:00:00Z' })).toHaveLength(43)
  })

  it('names the people and records of its entries', async () => {
    const change = { before: { is_vip: false }, after: { is_vip: true } }
    const id = await recorded({ by: hala, action: 'update', subject: 'user', id: samir, change })
    const { data } = await listAuditLog(admin, { subject: 'user' })
    expect(data.find((one) => one.id === id)?.subject_name).toEqual(
      bothLanguages('name', 'samir Haddad'),
    )
    const news = await listAuditLog(admin, { subject: 'content/news' })
    expect(news.data.find(({ subject_id }) => subject_id === '1')?.subject_name).toEqual(
      bilingualPair('name', { en: 'Fair', ar: 'معرض' }),
    )
  })

  it('is filtered by days of the portal’s time zone, the last one included', async () => {
    // 22:30 in UTC is half past one in the morning in Amman.
    await database.db.insert(changeHistory).values({
      changed_by: hala,
      action: 'late',
      subject: 'company',
      subject_id: '9',
      changed_at: '2026-03-01T22:30:00Z',
    })
    const on = (from_day: string, until_day: string) =>
      found({ action: 'late', from_day, until_day })
    expect(await on('2026-03-02', '2026-03-02')).toEqual(['company 9'])
    expect(await on('2026-03-01', '2026-03-01')).toEqual([])
  })

  it.each([
    ['en', 'Updated', 'User', 'Premium member: no → yes'],
    ['ar', 'حدّث', 'مستخدم', 'عضو مميز: لا → نعم'],
  ] as const)('is exported in words for a purpose that it keeps (%s)', async (locale, ...texts) => {
    const change = { before: { is_vip: false }, after: { is_vip: true } }
    await recorded({ by: hala, action: 'update', subject: 'user', id: samir, change })
    const purpose = 'Yearly audit'
    const recent = { ...admin, loggedInRecently: true }
    const file = await exportAuditLog(recent, { subject: 'user', purpose, locale })
    const text = Buffer.from(file.content, 'base64').toString('utf8')
    expect(file.rows).toBe(text.trim().split('\r\n').length - 1)
    for (const word of texts) expect(text).toContain(word)
    const [kept] = (await listAuditLog(admin, { action: 'export', per_page: 1 })).data
    expect(kept?.change).toMatchObject({ purpose, rows: file.rows, filters: { subject: 'user' } })
    const officer = { ...recent, staffRoles: ['officer' as const] }
    await expect(exportAuditLog(officer, { purpose })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is read in pages, or after an entry', async () => {
    const first = await listAuditLog(admin, { per_page: 10 })
    const byPage = await listAuditLog(admin, { per_page: 10, page: 2 })
    const after = await listAuditLog(admin, { per_page: 10, before: idsOf(first).at(-1) })
    expect(idsOf(byPage)).toEqual(idsOf(after))
    expect(after.total).toBe(first.total)
  })

  it('lists the values of its filters', async () => {
    const { subjects, actions } = await listAuditLog(admin, {})
    expect(subjects).toEqual(subjects.toSorted())
    expect(subjects).toEqual(expect.arrayContaining(['company', 'content/news', 'enquiry']))
    expect(actions).toEqual(expect.arrayContaining(['status', 'update']))
  })

  it('is read by admins only', async () => {
    for (const role of ['editor', 'officer'] as const) {
      const actor = { ...admin, staffRoles: [role] }
      await expect(listAuditLog(actor, {})).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})
