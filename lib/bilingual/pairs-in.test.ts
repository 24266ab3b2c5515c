import { expect, it } from 'vitest'
import { pairsIn } from './pairs-in'

it('finds the bilingual fields of a record under every style of suffixes', () => {
  const names = ['id', 'title_eng', 'title_ara', 'TARIFF_ENG', 'TARIFF_ARA', 'link', 'link_ara']
  expect(pairsIn(names)).toEqual([
    { field: 'title', en: 'title_eng', ar: 'title_ara' },
    { field: 'TARIFF', en: 'TARIFF_ENG', ar: 'TARIFF_ARA' },
    { field: 'link', en: 'link', ar: 'link_ara' },
  ])
  expect(
    pairsIn(['TARIFF_FILE', 'TARIFF_FILE_AR', 'meta_description_en', 'meta_description_ar']),
  ).toEqual([
    { field: 'TARIFF_FILE', en: 'TARIFF_FILE', ar: 'TARIFF_FILE_AR' },
    { field: 'meta_description', en: 'meta_description_en', ar: 'meta_description_ar' },
  ])
})

it('gives a name to one field only', () => {
  expect(pairsIn(['name', 'name_eng', 'name_ara'])).toEqual([
    { field: 'name', en: 'name_eng', ar: 'name_ara' },
  ])
})

it('leaves out fields with one language only', () => {
  expect(pairsIn(['title_eng', 'keywords'])).toEqual([])
})
