import { reviewCalls } from '@/tests/support/reviews'
import { companiesUnderTest } from '@/tests/support/companies'
import { beforeAll, describe, expect, it } from 'vitest'

const { ask, staff, owner } = companiesUnderTest(reviewCalls)
let officer: string

beforeAll(async () => {
  officer = await staff('officer')
})

describe('the queue of approvals', () => {
  const waiting = (query: string) => ask('GET', `admin/approvals${query}`, { token: officer })

  it('lists every record in process or changed, the longest waiting first', async () => {
    const rana = await owner()
    const { body } = await waiting('?per_page=100')
    const ids = body.data.filter((one: { kind: string }) => one.kind === 'company')
    expect(ids.at(-1)).toMatchObject({
      id: rana.company,
      company_id: rana.company,
      name_eng: 'Petra Olive Oil',
      status: 10,
      version: 1,
      is_public: false,
    })
    expect(body.total).toBe(body.data.length)
    const times = body.data.map((one: { updated_at: string }) => Date.parse(one.updated_at))
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
    expect(new Set(body.data.map((one: { status: number }) => one.status))).not.toContain(20)
  })

  it('names the company of an offer, and leaves out what its company was asked to change', async () => {
    const rana = await owner()
    const named = async (query = '') => {
      const { body } = await waiting(`?per_page=100&kind=company${query}`)
      return body.data.find((one: { id: number }) => one.id === rana.company)
    }
    expect(await named()).toMatchObject({
      company_name_eng: 'Petra Olive Oil',
      is_returned: false,
    })
    const json = { version: 1, reason: 'Please name your markets.' }
    const path = `admin/companies/${rana.company}/return`
    const { body } = await ask('POST', path, { token: officer, json })
    expect(body).toEqual({ status: 10, version: 2 })
    expect(await named()).toBeUndefined()
    expect(await named('&returned=1')).toMatchObject({ is_returned: true, status: 10 })
    const { body: products } = await waiting('?kind=product&status=20&per_page=5')
    for (const one of products.data) expect(one.company_name_eng).not.toBe('')
  })

  it('is filtered by kind and status', async () => {
    const { body } = await waiting('?kind=product&status=20&per_page=5')
    expect(body.data).toHaveLength(5)
    for (const one of body.data) expect(one).toMatchObject({ kind: 'product', status: 20 })
    expect((await waiting('?kind=other')).status).toBe(422)
    expect((await waiting('?status=11')).status).toBe(422)
  })
})
