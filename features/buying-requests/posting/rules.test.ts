import { describe, expect, it } from 'vitest'
import { emptyRequest, errorsOf } from './rules'

const filled = {
  ...emptyRequest,
  product: 'Dates',
  hs_code: '0804.10',
  quantity: '٢٤',
  unit: 'tonne',
  market: '276',
  deadline: '2026-12-31',
  name: 'Hanna',
  company: 'Weber',
  country: '276',
  email: 'hanna@importer.example',
  agreements: true,
}

describe('the form of a request', () => {
  it('asks for every field that is missing', () => {
    const errors = errorsOf(emptyRequest, '2026-11-23', false)
    expect(Object.fromEntries(errors)).toMatchObject({
      product: 'required',
      hs_code: 'required',
      quantity: 'required',
      unit: 'required',
      market: 'required',
      deadline: 'required',
      name: 'required',
      company: 'required',
      country: 'required',
      email: 'required',
      agreements: 'you_must',
    })
    expect(errors.has('quality')).toBe(false)
  })

  it('takes codes and numbers as people write them', () => {
    expect([...errorsOf(filled, '2026-11-23', false)]).toEqual([])
  })

  it('needs no address of a person whose address is confirmed', () => {
    expect([...errorsOf({ ...filled, email: '' }, '2026-11-23', true)]).toEqual([])
  })

  it('refuses a day that is over and one beyond a year', () => {
    for (const deadline of ['2026-11-23', '2028-01-01']) {
      expect(errorsOf({ ...filled, deadline }, '2026-11-23', false).get('deadline')).toBe(
        'deadline',
      )
    }
  })
})
