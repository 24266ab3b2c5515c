import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { searchJudgements } from '@/lib/db/schema/search'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeEach, describe, expect, it } from 'vitest'
import { judgementSave } from '../contract'
import { judgementsAsFile, judgeSearch, listJudgements, removeJudgement } from './judgements'

const database = useTestDatabase()

let editor: typeof anonymous

beforeEach(async () => {
  await database.db.delete(searchJudgements)
  const [person] = await database.db
    .insert(users)
    .values({
      name: 'Editor',
      email: `editor-${crypto.randomUUID()}@portal.example`,
      password_hash: '-',
      staff_roles: ['editor'],
    })
    .returning()
  editor = {
    ...anonymous,
    userId: person?.id ?? 0,
    loginId: crypto.randomUUID(),
    staffRoles: ['editor'],
  }
})

describe('a judged search', () => {
  it('has the last grades of its text, and an audit entry for each time', async () => {
    const first = await judgeSearch(editor, { query: 'tahini', grades: { 'products:73': 1 } })
    await judgeSearch(editor, { query: 'tahini', grades: { 'products:73': 3, 'pages:17': 1 } })
    expect(await listJudgements(editor)).toMatchObject([
      { id: first.id, query: 'tahini', grades: { 'products:73': 3, 'pages:17': 1 } },
    ])
    const entries = await database.db.select().from(changeHistory)
    expect(entries.map(({ action }) => action).slice(-2)).toEqual(['create', 'update'])
  })

  it('is deleted once', async () => {
    const { id } = await judgeSearch(editor, { query: 'tahini', grades: {} })
    expect(await removeJudgement(editor, id)).toBe('Success')
    await expect(removeJudgement(editor, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is for editors alone', async () => {
    const member = { ...editor, staffRoles: [] }
    await expect(listJudgements(member)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(judgeSearch(member, { query: 'x', grades: {} })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('has grades from 1 to 3 of records of the search', () => {
    const isValid = (grades: Record<string, number>) =>
      judgementSave.body.safeParse({ query: 'tahini', grades }).success
    expect(isValid({ 'products:73': 3 })).toBe(true)
    expect(isValid({ 'products:73': 4 })).toBe(false)
    expect(isValid({ 'users:1': 1 })).toBe(false)
  })
})

it('the file of judged searches has a graded record a line, and no formula', async () => {
  await judgeSearch(editor, { query: '=1+1', grades: {} })
  await judgeSearch(editor, { query: 'حلاوة', grades: { 'products:73': 3, 'companies:13': 2 } })
  const { content } = await judgementsAsFile(editor)
  const lines = content.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^حلاوة,(?:products:73,3|companies:13,2),\d{4}-\d\d-\d\d$/)
  expect(lines[3]).toMatch(/^'=1\+1,,0,/)
})
