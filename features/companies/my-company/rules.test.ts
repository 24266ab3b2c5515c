import { ownCompany } from '@/tests/support/own-company'
import { describe, expect, it } from 'vitest'
import {
  blankCertificate,
  certificatesAsked,
  differences,
  editDraftOf,
  previewOf,
  valuesOf,
} from './rules'

const stored = [
  { title: 'ISO 9001', file: '/api/files/a' },
  { title: 'Old paper', file: null },
]
const kept = (row: object) => ({ is_new: false as const, title: 'X', ...row })
const fresh = (file_index: number) => ({ is_new: true as const, title: 'New', file_index })

describe('the requested certificates of a form', () => {
  it('are kept by id or by their own file, and new with a file that came', () => {
    expect(certificatesAsked([kept({ id: 1 })], stored, 0)).toEqual([
      { title: 'X', file: '/api/files/a' },
    ])
    expect(certificatesAsked([kept({ file: '/api/files/a' }), fresh(0)], stored, 1)).toEqual([
      { title: 'X', file: '/api/files/a' },
      { title: 'New', index: 0 },
    ])
    expect(certificatesAsked([], stored, 0)).toEqual([])
  })

  it.each([
    ['another file', [kept({ file: '/api/files/b' })], 0],
    ['an id that is not there', [kept({ id: 3 })], 0],
    ['one twice', [kept({ id: 1 }), kept({ id: 1 })], 0],
    ['neither id nor file', [kept({})], 0],
    ['one without a file', [kept({ id: 2 })], 0],
    ['a file that no row names', [], 1],
    ['a row whose file did not come', [fresh(1)], 1],
  ])('are refused with %s', (_, requested, files) => {
    expect(certificatesAsked(requested, stored, files)).toBeNull()
  })
})

describe('the form of a company', () => {
  it('begins with one blank certificate where there is none', () => {
    const { certificates } = valuesOf(ownCompany({ attachment_option_file: '[]' }))
    expect(certificates).toEqual([blankCertificate])
  })

  it('begins without certificates that cannot be read', () => {
    const { certificates } = valuesOf(ownCompany({ attachment_option_file: '{broken' }))
    expect(certificates).toEqual([blankCertificate])
  })

  it('keeps no file in a draft', () => {
    const values = valuesOf(ownCompany())
    const [row] = values.certificates
    const file = new File(['x'], 'a.pdf')
    const draft = editDraftOf({
      ...values,
      logo: file,
      certificates: [{ ...blankCertificate, ...row, file }],
    })
    expect(draft).not.toHaveProperty('logo')
    expect(draft.certificates).toEqual([{ ...row, file: null }])
  })

  it('differs in these fields from the version saved in the meantime', () => {
    const values = { ...valuesOf(ownCompany()), phone_number: '0791234567' }
    const theirs = ownCompany({ countries_of_operations: '[2,1]', e_mail: 'new@petra.example' })
    expect(differences(values, theirs)).toEqual(['phone_number', 'e_mail'])
  })

  it('differs in certificates when their names or files differ, in any order', () => {
    const list = (...rows: object[]) => ({ attachment_option_file: JSON.stringify(rows) })
    const [iso, halal] = [
      { id: 1, title: 'ISO 9001', file: '/api/files/a' },
      { id: 2, title: 'Halal', file: '/api/files/b' },
    ]
    const values = valuesOf(ownCompany(list(iso, halal)))
    expect(differences(values, ownCompany(list({ ...halal, id: 1 }, { ...iso, id: 2 })))).toEqual(
      [],
    )
    for (const theirs of [
      list(iso),
      list(iso, { ...halal, title: 'Kosher' }),
      list(iso, { ...halal, file: '/api/files/c' }),
      { attachment_option_file: '[]' },
    ]) {
      expect(differences(values, ownCompany(theirs))).toEqual(['certificates'])
    }
    expect(differences(valuesOf(ownCompany(list())), ownCompany(list()))).toEqual([])
  })

  it('hides the contact person in its preview', () => {
    const text = JSON.stringify(previewOf(ownCompany(), valuesOf(ownCompany()), null))
    for (const secret of ['Rana', 'rana@', '0791111111', '0790000000']) {
      expect(text).not.toContain(secret)
    }
  })
})
