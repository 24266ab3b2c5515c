import { currentMessage } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedPlan } from '../contract'
import { PlanPeople } from './plan-people'
import { SharedPlans } from './shared-plans'

const { people: t, shared, change } = english.exportPlan

const calls: { method: string; path: string; body: unknown }[] = []
let refusal: Error | null = null

beforeEach(() => {
  calls.length = 0
  refusal = null
  answerCalls(({ method, path }, input) => {
    calls.push({ method, path, body: 'body' in input ? input.body : null })
    return refusal ? Promise.reject(refusal) : Promise.resolve([])
  })
})
afterEach(() => vi.restoreAllMocks())

const term = { last_day: '2026-12-10', expired: false }

const offered: SharedPlan = {
  ...term,
  id: 4,
  owner: { id: 8, name: 'Omar' },
  role: 'reader',
  accepted: true,
  offer: {
    steps: 3,
    tasks: 12,
    people: [
      { id: 5, name: 'Salma', role: 'editor' },
      { id: 6, name: 'Rami', role: 'reader' },
    ],
  },
}

describe('a plan that is offered to a person', () => {
  const show = (plan = offered) =>
    renderIn(
      <SharedPlans
        change={change}
        plans={[plan]}
        locale="en"
        texts={{ ...shared, guests: t.roles }}
      />,
    )

  it('shows what it holds and who works on it; only the former owner is ticked', () => {
    show()
    expect(screen.getByText(shared.offer.title)).toBeVisible()
    expect(screen.getByText('3')).toBeVisible()
    expect(screen.getByText('12')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Omar · Editor' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Salma · Editor' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Rami · Reader' })).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'Open: Omar' })).toBeVisible()
    expect(calls).toEqual([])
  })

  it('is accepted with those who are ticked', async () => {
    show()
    await userEvent.click(screen.getByRole('checkbox', { name: /Omar/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Salma/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Rami/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Salma/ }))
    await userEvent.click(screen.getByRole('button', { name: `${shared.offer.accept}: Omar` }))
    await waitFor(() => expect(currentMessage()?.text).toBe(shared.offer.accepted))
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: 'shared-export-plans/{id}/owner',
        body: { former: false, people: [{ id: 6, role: 'reader' }] },
      },
    ])
  })

  it.each([
    ['conflict', shared.offer.hasOwn],
    ['not_found', change.gone],
  ] as const)('says why it cannot be accepted: %s', async (code, text) => {
    refusal = new Problem(code)
    show()
    await userEvent.click(screen.getByRole('button', { name: `${shared.offer.accept}: Omar` }))
    await waitFor(() => expect(currentMessage()).toMatchObject({ text, tone: 'error' }))
  })

  it('is declined without leaving it', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: `${shared.offer.decline}: Omar` }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls).toMatchObject([{ method: 'DELETE', path: 'shared-export-plans/{id}/owner' }])
  })

  it('is no offer while it is only shared', () => {
    show({ ...offered, offer: null })
    expect(screen.queryByText(shared.offer.title)).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the owner of a plan', () => {
  const person = {
    email: 's@b.example',
    role: 'reader' as const,
    accepted: true,
    offered: false,
    ...term,
  }
  const [salma, rami] = [
    { ...person, id: 5, name: 'Salma' },
    { ...person, id: 6, email: 'r@b.example', name: 'Rami' },
  ]
  const show = (isOffered: boolean) =>
    renderIn(
      <PlanPeople
        change={change}
        people={[{ ...salma, offered: isOffered }, rami]}
        locale="en"
        texts={{ ...t, rules: english.rules }}
      />,
    )
  const offerTo = async (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `${t.offer}: ${name}` }))

  it('offers it once they are sure', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    show(false)
    await offerTo('Salma')
    expect(confirm).toHaveBeenCalledWith(t.offerSure.replace('{name}', 'Salma'))
    expect(calls).toEqual([])
    confirm.mockReturnValue(true)
    await offerTo('Salma')
    const sent = t.offerSent.replace('{name}', 'Salma')
    await waitFor(() => expect(currentMessage()?.text).toBe(sent))
    expect(calls).toMatchObject([{ method: 'POST', path: 'my-export-plan/people/{id}/owner' }])
  })

  it.each([
    ['conflict', t.offerOpen],
    ['too_many_requests', t.tooMany],
    ['internal', change.failed],
  ] as const)('is told why it cannot be offered: %s', async (code, text) => {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    refusal = new Problem(code)
    show(false)
    await offerTo('Rami')
    await waitFor(() => expect(currentMessage()).toMatchObject({ text, tone: 'error' }))
  })

  it('takes an open offer back, and makes no other one until then', async () => {
    show(true)
    expect(screen.getByText(t.offered)).toBeVisible()
    expect(screen.queryByRole('button', { name: new RegExp(t.offer) })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: `${t.withdraw}: Salma` }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls).toMatchObject([{ method: 'DELETE', path: 'my-export-plan/people/{id}/owner' }])
  })
})
