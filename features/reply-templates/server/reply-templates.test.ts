import { loadTemplates } from '@/features/installation/server/installation'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { replyTemplates } from '@/lib/db/schema/reply-templates'
import { templateUses } from '@/lib/db/codes/template-uses'
import { scriptOf } from '@/lib/i18n/script'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createTemplate, templatesFor } from '../contract'
import { addTemplate, dropTemplate, editTemplate, listTemplates } from './reply-templates'

const database = useTestDatabase(loadedTemplate)

let officer: Actor
beforeAll(async () => {
  const [person] = await database.db
    .insert(users)
    .values({ name: 'Nour', email: 'nour@portal.example', staff_roles: ['officer'] })
    .returning({ id: users.id })
  officer = { ...anonymous, userId: person?.id ?? 0, loginId: 'x', staffRoles: ['officer'] }
})

const greeting = {
  use: 'reply' as const,
  active: true,
  ...bilingualPair('title', { en: 'Greeting', ar: 'تحية' }),
  ...bilingualPair('text', { en: 'Dear {person}', ar: 'السيدة {person}' }),
}

it('has a shipped text for each use, in both languages', async () => {
  const all = await listTemplates(officer)
  expect([...new Set(all.map(({ use }) => use))]).toEqual(templateUses)
  for (const one of all) {
    for (const field of ['title', 'text']) {
      const { en, ar } = textsOf(one, field)
      expect([one.id, field, scriptOf(en), scriptOf(ar)]).toEqual([one.id, field, 'en', 'ar'])
    }
  }
})

it('is for officers and admins only', async () => {
  const editor: Actor = { ...officer, staffRoles: ['editor'] }
  for (const call of [
    () => listTemplates(editor),
    () => addTemplate(editor, greeting),
    () => editTemplate(editor, 1, { ...greeting, version: 1 }),
    () => dropTemplate(editor, 1),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
  }
})

it('is added, changed, switched off and deleted with an audit entry each', async () => {
  const { id, version } = await addTemplate(officer, greeting)
  const offered = async () =>
    templatesFor(await listTemplates(officer), 'reply', { person: 'Rana' }).find(
      (one) => one.id === id,
    )
  expect(textsOf((await offered()) ?? {}, 'text').en).toBe('Dear Rana')
  await editTemplate(officer, id, { ...greeting, active: false, version })
  expect(await offered()).toBeUndefined()
  await dropTemplate(officer, id)
  expect((await listTemplates(officer)).some((one) => one.id === id)).toBe(false)
  const entries = await database.db
    .select()
    .from(changeHistory)
    .where(eq(changeHistory.subject, 'reply-template'))
    .orderBy(asc(changeHistory.id))
  expect(entries.map(({ action, changed_by }) => [action, changed_by])).toEqual([
    ['create', officer.userId],
    ['update', officer.userId],
    ['delete', officer.userId],
  ])
})

it('is not overwritten by a person who has seen an older version', async () => {
  const { id, version } = await addTemplate(officer, greeting)
  await editTemplate(officer, id, { ...greeting, version })
  await expect(editTemplate(officer, id, { ...greeting, version })).rejects.toMatchObject({
    code: 'conflict',
    fields: { version: ['2'], changed_by: ['Nour'] },
  })
  await expect(dropTemplate(officer, 9_999)).rejects.toMatchObject({ code: 'not_found' })
})

it.each([
  ['no text in one language', bilingualPair('text', { en: 'Hello', ar: ' ' }), 'required'],
  ['an unknown field', bilingualPair('text', { en: 'Dear {who}', ar: 'مرحبًا' }), 'field'],
  ['a field of another use', bilingualPair('text', { en: '{entry}', ar: '{entry}' }), 'field'],
])('is not valid with %s', (_case, change, message) => {
  const { error } = createTemplate.body.safeParse({ ...greeting, ...change })
  expect(error?.issues[0]).toMatchObject({ message })
})

it('loads the shipped texts into an existing installation without any, once', async () => {
  expect(await loadTemplates(database.handle)).toBe(false)
  await database.db.delete(replyTemplates)
  expect(await loadTemplates(database.handle)).toBe(true)
  expect(await database.db.$count(replyTemplates)).toBeGreaterThan(20)
  expect(await loadTemplates(database.handle)).toBe(false)
})
