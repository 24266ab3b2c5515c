import { bothLanguages } from '@/lib/bilingual/pair'
import { ownCompany } from '@/tests/support/own-company'
import { describe, expect, it } from 'vitest'
import { blankCertificate, differences, editDraftOf, valuesOf, withoutProfile } from './rules'
import { previewOf } from '../rules/preview'

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

  it('has nothing of the profile for a backend that does not know it', () => {
    const text = bothLanguages('capacity', '40 t')
    const sent = withoutProfile({ phone_number: '1', founded: '1998', employees: '1-9', ...text })
    expect(sent).toEqual({ phone_number: '1' })
  })

  it('hides the contact person in its preview', () => {
    const noPictures = { logo: null, photograph: null }
    const text = JSON.stringify(
      previewOf(ownCompany(), valuesOf(ownCompany()), noPictures, '2026-11-23'),
    )
    for (const secret of ['Rana', 'rana@', '0791111111', '0790000000']) {
      expect(text).not.toContain(secret)
    }
  })
})
