import { loadSynonyms } from '@/features/installation/server/installation'
import { anonymous } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { installations } from '@/lib/db/schema/installation'
import { searchSynonyms } from '@/lib/db/schema/search'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { synonymCreate } from '../contract'
import {
  addSynonyms,
  changeSynonyms,
  getSynonyms,
  listSynonyms,
  removeSynonyms,
  synonymsOf,
} from './synonyms'

const database = useTestDatabase()

let editor: typeof anonymous

const group = (en: string[], ar: string[], related: string[] = []) => ({
  ...bilingualPair('terms', { en, ar }, 'bare'),
  ...bilingualPair('related', { en: related, ar: [] }, 'bare'),
  active: true,
})

const shoes = group(['shoes', 'footwear'], ['أحذية'], ['boots'])

const otherWords = async (word: string) =>
  (await synonymsOf(database.db))([word])?.phrases.flat() ?? null

beforeEach(async () => {
  await database.db.delete(searchSynonyms)
  const [person] = await database.db
    .insert(users)
    .values({
      name: 'Nour',
      email: `nour${Math.random()}@portal.example`,
      password_hash: '-',
      staff_roles: ['editor'],
    })
    .returning()
  editor = { ...anonymous, userId: person?.id ?? 0, loginId: '1', staffRoles: ['editor'] }
})

describe('groups of synonyms', () => {
  it('are known to the search as soon as they are added, changed or deleted', async () => {
    expect(await otherWords('shoes')).toBeNull()
    const { id, version } = await addSynonyms(editor, shoes)
    expect(await otherWords('shoes')).toEqual(['footwear', 'احذيه'])
    await changeSynonyms(editor, id, { ...group(['shoes'], ['كندرة']), version })
    expect(await otherWords('shoes')).toEqual(['كندره'])
    expect(await getSynonyms(editor, id)).toMatchObject({ id, version: version + 1 })
    await removeSynonyms(editor, id)
    expect(await otherWords('shoes')).toBeNull()
  })

  it('are not used when they are switched off', async () => {
    await addSynonyms(editor, { ...shoes, active: false })
    expect(await otherWords('shoes')).toBeNull()
  })

  it('are found by a word of either language in any spelling', async () => {
    const { id } = await addSynonyms(editor, shoes)
    await addSynonyms(editor, group(['rice'], ['أرز']))
    for (const q of ['FOOT', 'احذيه', 'boots']) {
      expect(await listSynonyms(editor, { q })).toMatchObject({ total: 1, data: [{ id }] })
    }
    expect(await listSynonyms(editor, {})).toHaveLength(2)
  })

  it('have an audit entry for every change', async () => {
    const { id, version } = await addSynonyms(editor, shoes)
    await changeSynonyms(editor, id, { ...shoes, active: false, version })
    await removeSynonyms(editor, id)
    const entries = await database.db.select().from(changeHistory).orderBy(asc(changeHistory.id))
    const own = entries.filter((entry) => entry.subject_id === String(id))
    expect(own.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(own.every((entry) => entry.changed_by === editor.userId)).toBe(true)
  })

  it('are not overwritten by a person who has seen an older version', async () => {
    const { id, version } = await addSynonyms(editor, shoes)
    await changeSynonyms(editor, id, { ...shoes, active: false, version })
    await expect(changeSynonyms(editor, id, { ...shoes, version })).rejects.toMatchObject({
      code: 'conflict',
      fields: { version: ['2'], changed_by: ['Nour'] },
    })
  })

  it('return not_found when they no longer exist', async () => {
    const gone = { code: 'not_found' }
    await expect(changeSynonyms(editor, 99, { ...shoes, version: 1 })).rejects.toMatchObject(gone)
    await expect(getSynonyms(editor, 99)).rejects.toMatchObject(gone)
    await expect(removeSynonyms(editor, 99)).rejects.toMatchObject(gone)
  })
})

describe('the form of a group', () => {
  const problemOf = (form: object) => synonymCreate.body.safeParse(form).error?.issues[0]

  it.each([
    ['one word', group(['shoes'], []), 'few'],
    ['a word twice', group(['T-shirt', 't shirt'], []), 'repeated'],
    ['a word that is related too', group(['shoes', 'footwear'], [], ['Shoes']), 'repeated'],
    ['a word without letters', group(['shoes', '!?'], []), 'empty'],
  ])('is not valid with %s', (_case, form, message) => {
    expect(problemOf(form)).toMatchObject({ message })
  })

  it('is not valid with a word of more than 60 characters, or more than 40 terms', () => {
    expect(problemOf(group(['shoes', 'x'.repeat(61)], []))).toBeDefined()
    expect(
      problemOf(
        group(
          Array.from({ length: 41 }, (_, n) => `word ${n}`),
          [],
        ),
      ),
    ).toBeDefined()
    expect(problemOf(shoes)).toBeUndefined()
  })
})

it('loads the shipped synonyms into an existing installation without any, once', async () => {
  expect(await loadSynonyms(database.handle)).toBe(false)
  await database.db
    .insert(installations)
    .values({ installed_at: '2026-01-01T00:00:00Z', sample_data: false })
  expect(await loadSynonyms(database.handle)).toBe(true)
  expect(await database.db.$count(searchSynonyms)).toBeGreaterThan(450)
  expect(await loadSynonyms(database.handle)).toBe(false)
})
