import { Problem } from '@/lib/api/problem'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { localChecks, rememberCheck } from '../queries'
import { ClaimChecks } from './claim-checks'

const token = 'a'.repeat(43)

let sent: unknown[]
let answer: () => unknown

beforeEach(() => {
  window.localStorage.clear()
  sent = []
  answer = () => 'Success'
  answerCalls(async (_endpoint, input) => {
    sent.push('body' in input ? input.body : null)
    return answer()
  })
})

describe('the checks of a browser', () => {
  it('are taken into the account once, and forgotten then', async () => {
    rememberCheck(token)
    renderIn(<ClaimChecks />)
    await waitFor(() => expect(localChecks()).toEqual([]))
    expect(sent).toEqual([{ tokens: [token] }])
  })

  it('are kept where the account does not take them', async () => {
    answer = () => {
      throw new Problem('unavailable')
    }
    rememberCheck(token)
    renderIn(<ClaimChecks />)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(localChecks()).toEqual([token])
  })

  it('ask for nothing where there are none', async () => {
    renderIn(<ClaimChecks />)
    await Promise.resolve()
    expect(sent).toEqual([])
  })

  it('are the last twenty', () => {
    for (let number = 0; number < 25; number += 1) rememberCheck(`${number}`)
    expect(localChecks()).toHaveLength(20)
    expect(localChecks().at(-1)).toBe('24')
  })
})
