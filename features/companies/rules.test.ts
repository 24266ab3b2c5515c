import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { expect, it } from 'vitest'
import { nameTyped } from './rules'

const field = 'company_registered_name'
const stored = bilingualPair(field, { en: 'Petra', ar: 'البتراء' }, 'bare')

it.each([
  ['both as they were typed', 'Rimal', 'رمال', { en: 'Rimal', ar: 'رمال' }],
  ['no Arabic one where it was emptied', 'Rimal', '', { en: 'Rimal', ar: '' }],
  ['the stored Arabic one where none was sent', 'Rimal', undefined, { en: 'Rimal', ar: 'البتراء' }],
  ['one in Arabic letters twice', 'رمال', '', { en: 'رمال', ar: 'رمال' }],
  ['one in Arabic letters twice where one was sent', 'رمال', undefined, { en: 'رمال', ar: 'رمال' }],
  ['both where both have Arabic letters', 'رمال', 'شركة رمال', { en: 'رمال', ar: 'شركة رمال' }],
] as const)('saves %s', (_case, english, arabic, saved) => {
  const typed = {
    company_registered_name: english,
    company_registered_name_ara: arabic,
    company_trading_name: 'Trade',
    person_first_name: 'Rana',
    person_last_name: 'Haddad',
  }
  expect(textsOf(nameTyped(field, typed, stored), field)).toEqual(saved)
})
