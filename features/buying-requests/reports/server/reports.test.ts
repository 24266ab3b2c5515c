import { buyingRequestsUnderTest, offerBody } from '@/tests/support/buying-requests'
import { describe, expect, it } from 'vitest'

const { ask, database, published, review, someProduct, somebody, staff } = buyingRequestsUnderTest()

const secret = 'Send your bank details first.'

/** A public request with one offer, and the calls of both sides and of staff. */
async function offered(email: string) {
  const { company } = await someProduct()
  const { token } = await somebody(company)
  const { id, link } = await published({ email })
  const form = offerBody({ text: secret })
  await ask('POST', `request-offers/${id}`, { form, token })
  const officer = await staff('officer')
  const byStaff = (verb: string, by = officer) =>
    ask('POST', `admin/buying-requests/${id}/${verb}`, { json: { company_id: company }, token: by })
  return {
    id,
    link,
    company,
    officer,
    report: (company_id = company) =>
      ask('POST', `${link}/report`, { json: { company_id, reason: 'It is a fraud' } }),
    read: () => byStaff('reading'),
    close: () => byStaff('report'),
    byMember: () => byStaff('reading', token),
    byEditor: async () => byStaff('reading', await staff('editor')),
  }
}

const entries = async (id: number) =>
  (
    await database.db.execute<{ action: string }>(`select action from change_history
      where subject = 'buying-request' and subject_id = '${id}' and action like '%report%'
      order by id`)
  ).rows.map(({ action }) => action)

const waiting = async (token: string) => {
  const { body } = await ask('GET', 'admin/buying-requests?waiting=1&per_page=100', { token })
  return new Map<number, boolean>(
    body.data.map((one: { id: number; is_reported: boolean }) => [one.id, one.is_reported]),
  )
}

describe('an offer', () => {
  it('is read by staff only after its buyer reported it, with an audit entry each time', async () => {
    const { id, link, company, officer, ...calls } = await offered('fraud@importer.example')
    expect((await calls.read()).status).toBe(403)
    expect(JSON.stringify(await review(id))).not.toContain(secret)
    expect(await entries(id)).toEqual([])
    expect((await waiting(officer)).has(id)).toBe(false)

    expect((await calls.report()).status).toBe(200)
    expect((await ask('GET', link)).body.offers).toMatchObject([{ is_reported: true }])
    expect((await waiting(officer)).get(id)).toBe(true)
    expect((await review(id)).offers).toMatchObject([{ id: company, is_reported: true }])
    expect((await calls.byMember()).status).toBe(403)
    expect((await calls.byEditor()).status).toBe(403)
    const { body } = await calls.read()
    expect(body).toMatchObject({ reason: 'It is a fraud', messages: [{ text: secret }] })
    expect(await entries(id)).toEqual(['read-reported'])
  })

  it('is read no more once the report is closed, until it is reported again', async () => {
    const { id, link, officer, ...calls } = await offered('closed@importer.example')
    expect((await calls.close()).status).toBe(409)
    await calls.report()
    expect((await calls.close()).status).toBe(200)
    expect((await calls.read()).status).toBe(403)
    expect((await ask('GET', link)).body.offers).toMatchObject([{ is_reported: false }])
    expect((await waiting(officer)).has(id)).toBe(false)
    expect(await entries(id)).toEqual(['close-report'])
    await calls.report()
    expect((await calls.read()).status).toBe(200)
  })

  it('is not reported without the link of its buyer, nor where there is none', async () => {
    const { id, company, report } = await offered('safe@importer.example')
    const json = { company_id: company, reason: 'No' }
    const wrong = `buying-requests/${id}/${'A'.repeat(43)}/report`
    expect((await ask('POST', wrong, { json })).status).toBe(404)
    expect((await report(company + 1)).status).toBe(404)
    expect((await review(id)).offers).toMatchObject([{ is_reported: false }])
  })
})
