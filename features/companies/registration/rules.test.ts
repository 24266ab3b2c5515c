import { userWith } from '@/tests/support/user'
import { describe, expect, it } from 'vitest'
import { companyFiles, locations, registerCompany } from './contract'
import {
  clearedBy,
  draftOf,
  emptyRegistration,
  knownOf,
  redirectMs,
  registrationForm,
} from './rules'

const file = new File(['x'], 'x.pdf')

const filled = {
  ...emptyRegistration,
  company_registered_name: 'Petra Olive Oil',
  company_trading_name: 'Petra Oil',
  type_of_company: '1',
  phone_number: '+962 6 500-0000',
  mobile_number: '0790000000',
  website_url: 'petra-oil.example',
  e_mail: 'sales@petra-oil.example',
  location_type_id: '1',
  governorates: '1',
  countries_of_operations: ['400'],
  logo: file,
  company_profile_pdf: file,
  person_title: '1',
  person_position: '1',
  person_first_name: 'Rana',
  person_last_name: 'Haddad',
  person_mobile_number: '0791111111',
  person_email: 'rana@petra-oil.example',
  agreements: true,
}

/** The errors of a form: the broken rule by field. */
function wrong(form: object): Record<string, string> {
  const { error } = registrationForm.safeParse({ ...filled, ...form })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the form of a registration', () => {
  it('is valid with every field of the specification', () => {
    expect(wrong({})).toEqual({})
  })

  it('requires everything except sectors, certificates and Arabic names, all reported at once', () => {
    expect(Object.keys(wrong(emptyRegistration)).toSorted()).toEqual(
      Object.keys(emptyRegistration)
        .filter(
          (name) =>
            !name.startsWith('industry_') &&
            !name.endsWith('_ara') &&
            !['certificates', 'governorates', 'location_country_id'].includes(name),
        )
        .toSorted(),
    )
  })

  it('requires the agreement, with the message of rules.you_must', () => {
    expect(wrong({ agreements: false })).toEqual({ agreements: 'you_must' })
  })

  it('of a certificate requires a name and a file', () => {
    expect(wrong({ certificates: [{ title: 'ISO', file: null }] })).toEqual({
      'certificates.0.file': 'certificate',
    })
    expect(wrong({ certificates: [{ title: ' ', file }] })).toEqual({
      'certificates.0.title': 'certificate',
    })
  })

  it('requires an e-mail address in its form', () => {
    expect(Object.keys(wrong({ e_mail: 'sales', person_email: 'rana@' }))).toEqual([
      'e_mail',
      'person_email',
    ])
  })

  it('accepts a logo and PDF files of fewer than 9 MB', () => {
    for (const { below } of Object.values(companyFiles)) expect(below).toBe(9_000_000)
  })
})

describe('the location of a company', () => {
  it('is 1 for local and 2 for international', () => {
    expect(locations).toEqual(['1', '2'])
  })

  it('of type 1 needs a governorate and clears the country', () => {
    expect(wrong({ governorates: '' })).toEqual({ governorates: 'required' })
    expect(clearedBy('1')).toBe('location_country_id')
  })

  it('of type 2 needs a country and clears the governorate', () => {
    const abroad = { location_type_id: '2', governorates: '' }
    expect(wrong(abroad)).toEqual({ location_country_id: 'required' })
    expect(clearedBy('2')).toBe('governorates')
    expect(clearedBy('')).toBeNull()
  })
})

it('a registration is successful only when the response is the word Success', () => {
  const { response } = registerCompany
  expect(response.safeParse('Success').success).toBe(true)
  for (const other of ['success', 'Success!', '', { message: 'Success' }]) {
    expect(response.safeParse(other).success).toBe(false)
  }
})

it('the profile opens 2000 ms after a success', () => {
  expect(redirectMs).toBe(2_000)
})

it('a draft holds neither files nor the agreement', () => {
  const kept = draftOf({ ...filled, certificates: [{ title: 'ISO', file }] })
  expect(kept).not.toHaveProperty('logo')
  expect(kept).not.toHaveProperty('company_profile_pdf')
  expect(kept).not.toHaveProperty('certificates')
  expect(kept).toMatchObject({ company_trading_name: 'Petra Oil', agreements: false })
})

it('what the account says of a name fills the fields of the language of its letters', () => {
  const person = { phone: '0790000000', email: 'rana@portal.example' }
  const known = knownOf(userWith({ ...person, name: 'رنا', last_name: 'Haddad' }))
  expect(known).toMatchObject({ person_first_name_ara: 'رنا', person_last_name: 'Haddad' })
  expect(known).not.toHaveProperty('person_first_name')
  expect(known).not.toHaveProperty('person_last_name_ara')
})

it('the whole name of a new account fills the first and the last name', () => {
  expect(knownOf(userWith({ name: 'Rana Al Majali', last_name: '' }))).toMatchObject({
    person_first_name: 'Rana Al',
    person_last_name: 'Majali',
  })
  expect(knownOf(userWith({ name: 'Rana', last_name: '' }))).toMatchObject({
    person_first_name: 'Rana',
    person_last_name: '',
  })
})
