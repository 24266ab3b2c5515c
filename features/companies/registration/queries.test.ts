import { exportPlan } from '@/features/export-plan/contract'
import { countries } from '@/features/reference-lists/contract'
import { Problem } from '@/lib/api/problem'
import { bothLanguages } from '@/lib/bilingual/pair'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { describe, expect, it } from 'vitest'
import { registeringPerson } from './queries'

const country = (id: number, code_2: string) => ({
  ...{ id, code_2, code_3: code_2, code_num: String(id), is_arab: false, portal_own: false },
  ...{ ...bothLanguages('name', code_2), ...bothLanguages('note', null) },
  ...{ region: '', region_ara: '', subregion: '', subregion_ara: '' },
})
const plan = {
  ...{ owner: { id: 7, name: 'Lina' }, role: 'owner', reminders: true, advisers: false },
  ...{ answered: true, products: [], stage: null, steps: [], tasks: [], assessments: [] },
  markets: ['DE', 'EU'].map((iso2) => ({ iso2, ...bothLanguages('name', iso2) })),
}

const answer = (planned: () => Promise<unknown>) =>
  answerCalls(({ path }) => {
    if (path === exportPlan.path) return planned()
    return Promise.resolve(
      path === countries.path ? [country(276, 'DE'), country(682, 'SA')] : userWith({}),
    )
  })

describe('the person who registers a company', () => {
  it('comes with the countries of their export plan', async () => {
    answer(() => Promise.resolve(plan))
    expect((await registeringPerson()).markets).toEqual(['276'])
  })

  it('comes without them where the plan cannot be read', async () => {
    answer(() => Promise.reject(new Problem('unavailable')))
    expect((await registeringPerson()).markets).toEqual([])
  })
})
