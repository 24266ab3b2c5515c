import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OriginCheckRow } from '../contract'
import { MyChecks } from './my-checks'

const t = english.originCheck.mine

const row: OriginCheckRow = {
  outdated: false,
  token: 't'.repeat(43),
  created_at: '2026-11-05T08:30:15.123Z',
  outcome: 'likely',
  market: { iso2: 'GB', ...bilingualPair('name', { en: 'United Kingdom', ar: 'المملكة المتحدة' }) },
  product: { code: '080410', ...bilingualPair('name', { en: 'Dates', ar: 'تمور' }) },
  agreement: { key: 'uk', ...bilingualPair('name', { en: 'UK agreement', ar: 'اتفاقية' }) },
}

const assign = vi.fn()
const calls: string[] = []
let answer: () => unknown

beforeEach(() => {
  calls.length = 0
  answer = () => 'Success'
  vi.stubGlobal('location', { ...window.location, assign })
  answerCalls(({ method, path }) => {
    calls.push(`${method} ${path}`)
    return Promise.resolve().then(() => answer())
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

const show = (data: OriginCheckRow[], total = data.length, page = 1) =>
  renderIn(<MyChecks locale="en" checks={{ data, total, page, per_page: 10 }} />)

describe('the origin checks of a person', () => {
  it('lead to their results, and say how they turned out', () => {
    show([row], 11)
    const link = screen.getByRole('link', { name: /080410 Dates to United Kingdom/ })
    expect(link).toHaveAttribute('href', `/origin-results/${row.token}`)
    expect(screen.getByText(english.originCheck.result.outcomes.likely)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Page 2|2/ })).toHaveAttribute(
      'href',
      '/profile/origin-checks?page=2',
    )
  })

  it('of an older version are marked, and lead to where a new one starts', () => {
    const { token, created_at, market, product } = row
    show([{ outdated: true, token, created_at, market, product }])
    expect(screen.getByText(t.outdated)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /080410 Dates to United Kingdom/ })).toHaveAttribute(
      'href',
      `/origin-results/${token}`,
    )
  })

  it('lead to the page before when the last check of a page is deleted', async () => {
    const user = userEvent.setup()
    show([row], 11, 2)
    await user.click(screen.getByRole('button', { name: /^Delete the check/ }))
    await user.click(screen.getByRole('button', { name: t.delete }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/profile/origin-checks'))
  })

  it('on a page without any are not said to be none', () => {
    show([], 11, 3)
    expect(screen.queryByText(t.empty.title)).not.toBeInTheDocument()
    expect(screen.getByText('11 checks')).toBeInTheDocument()
  })

  it('say how to begin where there are none', () => {
    show([])
    expect(screen.getByText(t.empty.title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: t.empty.action })).toHaveAttribute('href', '/markets')
  })

  it('are deleted after a question, and stay where that fails', async () => {
    const user = userEvent.setup()
    show([row])
    await user.click(screen.getByRole('button', { name: /^Delete the check/ }))
    expect(calls).toEqual([])
    answer = () => Promise.reject(new Problem('unavailable'))
    await user.click(screen.getByRole('button', { name: t.delete }))
    expect(await screen.findByRole('button', { name: /^Delete the check/ })).toBeInTheDocument()
    answer = () => 'Success'
    await user.click(screen.getByRole('button', { name: /^Delete the check/ }))
    await user.click(screen.getByRole('button', { name: t.delete }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/profile/origin-checks'))
    expect(calls).toEqual(['DELETE my-origin-checks/{token}', 'DELETE my-origin-checks/{token}'])
  })
})
