import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeHistory } from '@/lib/db/schema/history'
import { eq } from 'drizzle-orm'
import { contentKindNames } from '../contract'

describe('the kinds of content', () => {
  const { database, ask, member } = contentUnderTest()

  let editor: StaffMember

  let admin: StaffMember

  beforeAll(async () => {
    editor = await member('editor')
    admin = await member('admin')
  })

  interface Kind {
    kind: string
    four_eyes: boolean
    may_write: boolean
    waiting: object
  }

  const kinds = async (who = editor): Promise<Kind[]> =>
    (await ask('GET', 'admin/content-kinds', who)).body

  it('are listed with the write access of the caller', async () => {
    const all = await kinds()
    expect(all.map(({ kind }) => kind)).toEqual(contentKindNames)
    const closed = all.filter((one) => !one.may_write).map(({ kind }) => kind)
    expect(closed.toSorted()).toEqual(
      ['countries', 'governorates', 'lookups', 'sectors', 'settings', 'sub-sectors'].toSorted(),
    )
    expect((await kinds(admin)).every((one) => one.may_write)).toBe(true)
  })

  it('have a count of unpublished changes', async () => {
    const record = { NAME_ENG: 'Stone', NAME_ARA: 'حجر', sort: 1 }
    await ask('POST', 'admin/content/expert-fields', editor, { record })
    const found = (await kinds()).find(({ kind }) => kind === 'expert-fields')
    expect(found?.waiting).toEqual({ draft: 1 })
  })

  it('have a four-eyes rule that an admin sets, with an audit entry', async () => {
    const ask4 = (who: StaffMember) =>
      ask('PUT', 'admin/content-kinds/offices', who, { four_eyes: true })
    expect((await ask4(editor)).status).toBe(403)
    expect((await ask4(admin)).body).toEqual({ kind: 'offices', four_eyes: true })
    expect((await kinds()).find(({ kind }) => kind === 'offices')?.four_eyes).toBe(true)
    const [noted] = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject, 'content-kind'))
    expect(noted).toMatchObject({
      changed_by: admin.id,
      subject_id: 'offices',
      change: { four_eyes: { before: false, after: true } },
    })
  })
})
