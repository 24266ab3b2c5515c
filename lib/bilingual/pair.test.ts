import { expect, it } from 'vitest'
import { bilingualPair, bothLanguages, renamePair, valueOfPair } from './pair'

it('puts two values under the wire names of a field', () => {
  expect(bilingualPair('title', { en: 'Guide', ar: 'دليل' })).toEqual({
    title_eng: 'Guide',
    title_ara: 'دليل',
  })
  expect(bilingualPair('TARIFF_FILE', { en: null, ar: null }, 'bareShort')).toEqual({
    TARIFF_FILE: null,
    TARIFF_FILE_AR: null,
  })
})

it('gives a field another name', () => {
  const record = { name_eng: 'Fair', name_ara: 'معرض' }
  expect(renamePair(record, 'name', 'type')).toEqual({ type_eng: 'Fair', type_ara: 'معرض' })
  expect(renamePair(record, 'name', 'features', 'bare')).toEqual({
    features: 'Fair',
    features_ara: 'معرض',
  })
})

it('gives both languages of a field one value', () => {
  expect(bothLanguages('image_alt', null)).toEqual({ image_alt_eng: null, image_alt_ara: null })
  expect(bothLanguages('link', '', 'bare')).toEqual({ link: '', link_ara: '' })
})

it('gives the value of one language, whatever it is', () => {
  const pair = bilingualPair('title', { en: [[0, 4]], ar: [] })
  expect(valueOfPair(pair, 'title', 'en')).toEqual([[0, 4]])
  expect(valueOfPair(pair, 'title', 'ar')).toEqual([])
})
