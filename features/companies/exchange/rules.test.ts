import { expect, it } from 'vitest'
import { companyDetails } from '../contract'
import { fieldValue, profileChanges } from './rules'

it.each([
  ['10 to 49', '10-49'],
  [' ١٠  إلى \u00a0 ٤٩ ', '10-49'],
  ['10 – 49', '10-49'],
  ['10TO49', '10-49'],
  ['500+', '500+'],
  ['', ''],
])('the size %j is %j in the form', (cell, size) => {
  expect(fieldValue('employees', cell)).toBe(size)
})

/** The shortest of some times that reading a cell takes. */
function timeOf(cell: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    fieldValue('employees', cell)
    return performance.now() - start
  })
  return Math.min(...times)
}

it('a size with a long run of blanks takes no longer than other long cells', () => {
  const length = 32_000
  const blanks = timeOf(`1${' '.repeat(length)}1`)
  // The clock may not tell the shortest times from zero.
  expect(blanks / Math.max(timeOf('x'.repeat(length)), 0.05)).toBeLessThan(100)
})

const saved = companyDetails.parse({
  company_registered_name: 'Petra Olive Oil',
  company_registered_name_ara: '',
  company_trading_name: 'Petra Oil',
  company_trading_name_ara: '',
  type_of_company: 1,
  location_type_id: 1,
  governorates: 1,
  location_country_id: null,
  phone_number: '+96265000000',
  mobile_number: '0790000000',
  website_url: 'https://petra-oil.example',
  e_mail: 'sales@petra-oil.example',
  logo: null,
  company_profile_pdf: null,
  founded: null,
  certificates: [],
  description_eng: '',
  description_ara: '',
  industry_information_for_products: [1],
  industry_information_for_services: [],
  sub_industries_for_products: [],
  sub_industries_for_services: [],
  countries_of_operations: [276],
  person_title: 1,
  person_position: 1,
  person_first_name: 'Rana',
  person_first_name_ara: '',
  person_last_name: 'Haddad',
  person_last_name_ara: '',
  person_mobile_number: '0791111111',
  person_email: 'rana@petra-oil.example',
})

const changed = (before: string, after: string) =>
  profileChanges({ ...saved, description_eng: before }, { ...saved, description_eng: after })

const text = Array.from({ length: 500 }, (_, at) => `${at % 10}`).join('')

it.each([
  ['short texts are whole', 'olive', 'olives', 'olive', 'olives'],
  [
    'as long as fits',
    text.slice(0, 299),
    text.slice(0, 300),
    text.slice(0, 299),
    text.slice(0, 300),
  ],
  ['cut at its end', text, `x${text}`, `${text.slice(0, 300)}…`, `x${text.slice(0, 299)}…`],
  ['emptied', text, '', `${text.slice(0, 300)}…`, ''],
  [
    'changed far behind its beginning',
    `${text}a${text}`,
    `${text}b${text}`,
    `…${text.slice(440)}a${text.slice(0, 239)}…`,
    `…${text.slice(440)}b${text.slice(0, 239)}…`,
  ],
  ['longer at its end', text, `${text} oil`, `…${text.slice(440)}`, `…${text.slice(440)} oil`],
  [
    'shorter at its end',
    `${text}\u{1f33f}`,
    text,
    `…${text.slice(440)}\u{1f33f}`,
    `…${text.slice(440)}`,
  ],
])('a text that changes shows its first difference: %s', (_name, before, after, was, is) => {
  expect(changed(before, after)).toEqual([{ column: 'description_eng', before: was, after: is }])
})
