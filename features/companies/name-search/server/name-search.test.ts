import { anonymous, type Actor } from '@/lib/auth/actor'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { companyNames, maxNames } from '../contract'
import { findCompanies } from './name-search'

useTestDatabase(loadedTemplate)
const admin: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['admin'] }
const idsOf = async (q?: string) => (await findCompanies(admin, { q })).map(({ id }) => id)

describe('companies to choose from', () => {
  it('are found by words in either language, or by id', async () => {
    expect(await idsOf('balsam moab')).toContain(5)
    expect(await idsOf('بلسم مؤاب')).toContain(5)
    expect(await idsOf(' 5 ')).toEqual([5])
    expect(await idsOf('nobody at all')).toEqual([])
  })

  it('include those that are not public', async () => {
    const [found] = await findCompanies(admin, { q: '40' })
    expect(found).toMatchObject({ id: 40, status: 10 })
  })

  it('are listed without a search text, up to the limit', async () => {
    const all = companyNames.response.parse(await findCompanies(admin, {}))
    expect(all).toHaveLength(maxNames)
  })

  it('are returned to admins only', async () => {
    const officer: Actor = { ...admin, staffRoles: ['officer'] }
    await expect(findCompanies(officer, {})).rejects.toMatchObject({ code: 'forbidden' })
  })
})
