import { anonymous, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { scriptOf } from '@/lib/i18n/script'
import { expect, it } from 'vitest'
import { templateUses } from '../contract'
import { listTemplates } from './service'

const officer: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['officer'] }

it('has a text for each use, in both languages', async () => {
  const all = await listTemplates(officer)
  expect([...new Set(all.map(({ use }) => use))]).toEqual(templateUses)
  for (const one of all) {
    for (const field of ['title', 'text']) {
      const { en, ar } = textsOf(one, field)
      expect([one.name, field, scriptOf(en), scriptOf(ar)]).toEqual([one.name, field, 'en', 'ar'])
    }
  }
})

it('is for officers and admins only', async () => {
  await expect(listTemplates({ ...officer, staffRoles: ['editor'] })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
