import { announceAccount, registeredEvent } from '@/lib/auth/account-request'
import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ExportPlan } from '../contract'
import { planStates } from '../rules'
import { PlanCard } from './plan-card'
import { PlanOffer } from './plan-offer'
import { PlanPage } from './plan-page'

const t = english.exportPlan

const facts = {
  ...{ emailVerified: true, hasCompany: false, offerQuality: 0, hasReadinessResult: false },
  ...{ hasOriginCheck: true, hasAnsweredRequest: false, hasJoinedEvent: false },
}
const dates = { code: '080410', ...bilingualPair('name', { en: 'Dates', ar: 'تمور' }) }
const germany = { iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) }
const chile = { iso2: 'CL', ...bilingualPair('name', { en: 'Chile', ar: 'تشيلي' }) }

const fresh: ExportPlan = {
  ...{ answered: false, products: [], markets: [], stage: null },
  steps: planStates(null, facts, []),
}
const answered: ExportPlan = {
  ...{ answered: true, markets: [germany], stage: 'ready' },
  products: [{ ...dates, slug: { en: '080410-dates', ar: '080410-تمور' } }],
  steps: planStates('ready', facts, ['documents']),
}

const pages = {
  ...{ company: '/company', readiness: '/readiness', contact: '/contact', experts: '/experts' },
  ...{ institutions: '/institutions', guide: '/guide' },
}

const calls: { method: string; body: unknown }[] = []
let isRefused = false

beforeEach(() => {
  calls.length = 0
  isRefused = false
  answerCalls(({ method }, input) => {
    if (method === 'GET') {
      const groups = { heading: { ...dates, code: '0804' }, chapter: { ...dates, code: '08' } }
      return Promise.resolve({ data: [{ ...dates, ...groups }], total: 1 })
    }
    calls.push({ method, body: 'body' in input ? input.body : null })
    return isRefused ? Promise.reject(new Error('refused')) : Promise.resolve(answered)
  })
})

const show = (plan: ExportPlan) =>
  renderIn(<PlanPage {...{ plan, pages }} locale="en" markets={[chile, germany]} />)

const stepOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') ?? document.createElement('li'))

describe('the questions of a plan', () => {
  it('are open on a first visit, and send products, markets and stage', async () => {
    show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.addProduct }))
    await userEvent.type(screen.getByRole('searchbox'), 'dates')
    await userEvent.click(await screen.findByRole('button', { name: /080410/ }))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Germany')
    await userEvent.click(screen.getByRole('radio', { name: t.questions.stages.ready }))
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      body: { products: ['080410'], markets: ['DE'], stage: 'ready' },
    })
    expect(await screen.findByRole('button', { name: t.questions.change })).toBeVisible()
  })

  it('can be skipped', async () => {
    show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.skip }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ products: [], markets: [], stage: null })
  })

  it('are behind a button later; a removed market can be chosen again', async () => {
    show(answered)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: t.questions.change }))
    expect(screen.queryByRole('option', { name: 'Germany' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Germany' }))
    expect(screen.getByRole('option', { name: 'Germany' })).toBeInTheDocument()
  })

  it('keep what was chosen when saving fails, and say so', async () => {
    isRefused = true
    show(fresh)
    await userEvent.click(screen.getByRole('radio', { name: t.questions.stages.starting }))
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    expect(await screen.findByRole('alert')).toHaveTextContent(t.questions.failed)
    expect(screen.getByRole('radio', { name: t.questions.stages.starting })).toBeChecked()
  })
})

describe('the steps of a plan', () => {
  it('say what is done, by whom, and what is next', () => {
    show(answered)
    const { of } = t.steps
    expect(stepOf(of.origin.title).getByText(t.steps.done)).toBeVisible()
    expect(stepOf(of.documents.title).getByText(t.steps.doneByYou)).toBeVisible()
    expect(stepOf(of.company.title).getByText(t.steps.next)).toBeVisible()
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '3 of 10 steps done')
  })

  it('lead on, and to who helps', () => {
    show(fresh)
    const company = stepOf(t.steps.of.company.title)
    expect(company.getByRole('link', { name: t.steps.of.company.action })).toHaveAttribute(
      'href',
      '/company',
    )
    expect(company.getByRole('link', { name: t.steps.helpers.office })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(company.queryByRole('button')).not.toBeInTheDocument()
  })

  it('are ticked by hand where the portal cannot know, and a tick is taken back', async () => {
    show(answered)
    const { finance, documents } = t.steps.of
    await userEvent.click(stepOf(finance.title).getByRole('button'))
    await userEvent.click(stepOf(documents.title).getByRole('button'))
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ done: true }, { done: false }]),
    )
  })
})

it('products in markets lead to the answer about each', () => {
  show(answered)
  expect(screen.getByRole('link', { name: 'Dates · Germany' })).toHaveAttribute(
    'href',
    '/markets/de/080410-dates',
  )
})

describe('the plan on a profile', () => {
  const card = (plan: ExportPlan) => <PlanCard {...{ plan, pages }} locale="en" markets={[chile]} />

  it('without answers asks the three questions there', async () => {
    renderIn(card(fresh))
    await userEvent.click(screen.getByRole('radio', { name: t.questions.stages.ready }))
    await userEvent.click(screen.getByRole('button', { name: t.questions.save }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ stage: 'ready' }))
  })

  it('opens with the next three steps, or says that all are done', () => {
    const { rerender } = renderIn(card(answered))
    const steps = within(screen.getByRole('list', { name: t.card.steps }))
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      t.steps.of.company.action,
      t.steps.of.product.action,
      t.steps.of.readiness.action,
    ])
    const done = answered.steps.map((one) => ({ ...one, ticked_by: 'person' as const }))
    rerender(card({ ...answered, steps: done }))
    expect(screen.getByText(t.card.complete)).toBeVisible()
  })
})

describe('after a registration', () => {
  const offer = () => renderIn(<PlanOffer locale="en" texts={t.offer} />)

  it('the three questions are offered, also on the next page, until they are put off', async () => {
    const { unmount } = offer()
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
    act(() => announceAccount(registeredEvent))
    expect(screen.getByRole('link', { name: t.offer.answer })).toHaveAttribute(
      'href',
      '/profile/plan',
    )
    unmount()
    offer()
    await userEvent.click(screen.getByRole('button', { name: t.offer.later }))
    expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument()
  })

  it('skipped questions are offered no more', async () => {
    offer()
    act(() => announceAccount(registeredEvent))
    show(fresh)
    await userEvent.click(screen.getByRole('button', { name: t.questions.skip }))
    await waitFor(() => expect(screen.queryByText(t.offer.title)).not.toBeInTheDocument())
  })
})
