import { expect, it } from 'vitest'
import { countries, eventTypes, governorates, institutionGovernorates, positions } from './contract'

it('countries are known by id, name and code', () => {
  const jordan = { id: 1, name_eng: 'Jordan', name_ara: 'الأردن', code_3: 'JOR' }
  expect(countries.response.parse([jordan])).toMatchObject([{ ...jordan, code_2: null }])
})

it('names of list entries come by language, as one name or as translations', () => {
  expect(eventTypes.response.parse([{ id: 1, name_eng: 'Fair', name_ara: 'معرض' }])).toEqual([
    { id: 1, name_eng: 'Fair', name_ara: 'معرض' },
  ])
  expect(institutionGovernorates.response.parse([{ id: 2, name: 'Irbid' }])).toEqual([
    { id: 2, name: 'Irbid', name_eng: 'Irbid', name_ara: 'Irbid' },
  ])
  expect(governorates.response.parse([{ id: 2, name: 'Irbid' }])).toMatchObject([
    { name_ara: 'Irbid', iso_3166_2: '' },
  ])
  const translations = { en: 'Owner', ar: 'مالك' }
  expect(
    positions.response.parse([{ id: 3, name: 'Owner', name_translations: translations }]),
  ).toEqual([
    { id: 3, name: 'Owner', name_translations: translations, name_eng: 'Owner', name_ara: 'مالك' },
  ])
})
