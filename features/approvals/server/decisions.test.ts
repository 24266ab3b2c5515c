import { reviewCalls } from '@/tests/support/reviews'
import { companiesUnderTest } from '@/tests/support/companies'
import { listen, notify } from '@/lib/db/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const { ask, staff, owner } = companiesUnderTest(reviewCalls)
const channel = 'page-tags'
const announced: string[] = []
let officer: string
let stop: () => Promise<void>

beforeAll(async () => {
  officer = await staff('officer')
  stop = await listen(channel, (payload) => void announced.push(payload))
})
afterAll(() => stop())

/** What a decision announces to all instances about pages. */
async function announcedBy(decision: string, company: number, version: number) {
  announced.length = 0
  const json = { version, reason: 'A test.' }
  const { status } = await ask('POST', `admin/companies/${company}/${decision}`, {
    token: officer,
    json: decision === 'approve' ? { version } : json,
  })
  await notify(channel, 'end')
  await vi.waitFor(() => expect(announced).toContain('end'))
  return [status, ...announced.slice(0, -1)]
}

describe('a decision of staff', () => {
  it('renews the pages of what is public afterwards, and withdraws what is not public any more', async () => {
    const { company } = await owner()
    expect(await announcedBy('approve', company, 1)).toEqual([200, 'companies,offers'])
    expect(await announcedBy('withdraw', company, 2)).toEqual([200, '-companies,offers'])
  })

  it('renews no page where the public has never seen the record, and where it is refused itself', async () => {
    const { company } = await owner()
    expect(await announcedBy('refuse', company, 1)).toEqual([200])
    expect(await announcedBy('approve', company, 1)).toEqual([409])
  })
})
