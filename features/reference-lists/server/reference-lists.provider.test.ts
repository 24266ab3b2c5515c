import { call } from '@/lib/api/call'
import { useProvider } from '@/tests/support/provider-server'
import { expect, it } from 'vitest'
import {
  countries,
  eventTypes,
  governorates,
  institutionGovernorates,
  positions,
} from '../contract'
import { referenceListsFeature } from '../feature'

const provider = useProvider(referenceListsFeature.calls)

it('reads countries with id, name and code', async () => {
  const jordan = { id: 1, name_eng: 'Jordan', name_ara: 'الأردن', code_3: 'JOR' }
  provider.answers = { countries: [jordan] }
  expect(await call(countries)).toMatchObject([{ ...jordan, code_2: null }])
})

it('reads names of list entries by language, as one name or as translations', async () => {
  const translations = { en: 'Owner', ar: 'مالك' }
  provider.answers = {
    'events-type': [{ id: 1, name_eng: 'Fair', name_ara: 'معرض' }],
    'exports-gov': [{ id: 2, name: 'Irbid' }],
    governorates: [{ id: 2, name: 'Irbid' }],
    positions: [{ id: 3, name: 'Owner', name_translations: translations }],
  }
  expect(await call(eventTypes)).toEqual([{ id: 1, name_eng: 'Fair', name_ara: 'معرض' }])
  expect(await call(institutionGovernorates)).toEqual([
    { id: 2, name: 'Irbid', name_eng: 'Irbid', name_ara: 'Irbid' },
  ])
  expect(await call(governorates)).toMatchObject([{ name_ara: 'Irbid', iso_3166_2: '' }])
  expect(await call(positions)).toEqual([
    { id: 3, name: 'Owner', name_translations: translations, name_eng: 'Owner', name_ara: 'مالك' },
  ])
})
