import { expect, it } from 'vitest'
import { inLocale } from './in-locale'
import { inOneLanguage } from './one-language'

const record = {
  id: 7,
  name: 'Dates',
  name_ara: 'تمور',
  title_eng: 'Only English',
  title_ara: ' ',
  note_eng: null,
  note_ara: 'ملاحظة',
  image: '/media/a/640.webp',
  tags: ['one'],
  tags_ara: ['واحد', 'اثنان'],
  sector: { title_eng: 'Food', title_ara: 'أغذية' },
}

it('empties the texts of the other language, in records inside records too', () => {
  expect(inOneLanguage({ data: [record], total: 1 }, 'en')).toEqual({
    data: [{ ...record, name_ara: '', sector: { title_eng: 'Food', title_ara: '' } }],
    total: 1,
  })
  expect(inOneLanguage(record, 'ar')).toEqual({
    ...record,
    name: '',
    sector: { title_eng: '', title_ara: 'أغذية' },
  })
})

it('shows the same text of every field as before', () => {
  for (const locale of ['en', 'ar'] as const) {
    const reduced = inOneLanguage(record, locale)
    for (const field of ['name', 'title', 'note'] as const) {
      expect(inLocale(reduced, field, locale)).toBe(inLocale(record, field, locale))
    }
  }
})

it('leaves what is no record as it is', () => {
  const choices = { statuses: new Set(['in_force']), since: new Date(0), write: () => '' }
  expect(inOneLanguage(choices, 'en')).toEqual(choices)
  expect(inOneLanguage(null, 'en')).toBeNull()
})
