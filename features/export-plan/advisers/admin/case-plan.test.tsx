import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { planSteps } from '@/lib/db/codes/export-plans'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ExportPlan } from '../../contract'
import { planStates } from '../../rules'
import { CasePlan } from './case-plan'
import { PlanNumbers } from './plan-numbers'

const books = { en: english, ar: arabic }

const facts = {
  emailVerified: true,
  company: { isPublic: true, waits: null },
  offers: [],
  hasReadinessResult: false,
  origin: { done: 0, total: 1 },
  hasAnsweredRequest: false,
  hasJoinedEvent: false,
}
const noPair = { pair: null, ...bothLanguages('title', '') }
const plan: ExportPlan = {
  owner: { id: 7, name: 'Lina' },
  role: 'reader',
  reminders: true,
  advisers: true,
  answered: true,
  stage: 'ready',
  steps: planStates('ready', facts, ['finance']),
  products: [
    {
      code: '080410',
      ...bilingualPair('name', { en: 'Dates', ar: 'تمور' }),
      slug: { en: '080410', ar: '080410' },
    },
  ],
  markets: [{ iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) }],
  assessments: [{ id: 4, at: '2026-11-20T09:00:00Z', average: 3.5 }],
  tasks: [
    { id: 1, title: 'Order boxes', statement: null, due: null, done: false, ...noPair },
    { id: 2, title: 'Call the lab', statement: null, due: null, done: true, ...noPair },
  ],
}

const path = '/cases/7'

describe.each(['en', 'ar'] as const)('the export plan next to a case (%s)', (locale) => {
  const { planAdvice: t, exportPlan } = books[locale]
  const show = (advisers: boolean) =>
    showInDashboard(<CasePlan enquiryId={7} />, {
      area: 'cases',
      path,
      locale,
      answers: {
        'GET admin/enquiries/{id}/export-plan': { advisers },
        'POST admin/enquiries/{id}/export-plan': plan,
      },
    })

  it('says where the company is, and what is still to be done', async () => {
    const calls = show(true)
    fireEvent.click(await screen.findByRole('button', { name: t.read }))
    expect(await screen.findByText(exportPlan.questions.stages.ready)).toBeInTheDocument()
    expect(screen.getByText(locale === 'en' ? 'Dates' : 'تمور')).toBeInTheDocument()
    expect(screen.getByText(locale === 'en' ? 'Germany' : 'ألمانيا')).toBeInTheDocument()
    const { of } = exportPlan.steps
    expect(screen.getByText(new RegExp(of.finance.title))).toHaveTextContent(of.verify.title)
    expect(screen.getByText(new RegExp(of.origin.title))).toHaveTextContent(of.shipment.title)
    expect(screen.getByText(/Order boxes/)).toBeInTheDocument()
    expect(screen.queryByText(/Call the lab/)).toBeNull()
    expect(calls).toMatchObject([
      { key: 'GET admin/enquiries/{id}/export-plan', input: { params: { id: 7 } } },
      { key: 'POST admin/enquiries/{id}/export-plan', input: { params: { id: 7 } } },
    ])
  })

  it('says that the person shares none', async () => {
    const calls = show(false)
    expect(await screen.findByText(t.closed)).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })
})

describe('the numbers of plans', () => {
  const show = (counted: object) =>
    showInDashboard(<PlanNumbers />, {
      area: 'cases',
      path,
      answers: { 'GET admin/export-plan-figures': counted },
    })

  it('count the plans at each step', async () => {
    const steps = planSteps.map((step) => ({ step, plans: step === 'origin' ? 12 : 0 }))
    show({ plans: 15, complete: 3, steps })
    const term = await screen.findByText(english.exportPlan.steps.of.origin.title)
    expect(term.nextElementSibling).toHaveTextContent('12')
    expect(screen.getByText(english.planAdvice.complete).nextElementSibling).toHaveTextContent('3')
  })

  it('say that nothing is counted yet', async () => {
    show({ plans: 0, complete: 0, steps: [] })
    expect(await screen.findByText(english.planAdvice.none)).toBeInTheDocument()
  })
})
