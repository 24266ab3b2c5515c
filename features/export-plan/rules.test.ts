import { planSteps, type PlanStep } from '@/lib/db/codes/export-plans'
import { describe, expect, it } from 'vitest'
import {
  helperPath,
  planStates,
  stepPath,
  stepsFor,
  submissionOf,
  tickedCount,
  type PlanFacts,
  type Submission,
} from './rules'

const nothing: PlanFacts = {
  emailVerified: false,
  company: null,
  offers: [],
  hasReadinessResult: false,
  origin: { done: 0, total: 1 },
  hasAnsweredRequest: false,
  hasJoinedEvent: false,
}

const shown: Submission = { isPublic: true, waits: null }
const sent: Submission = { isPublic: false, waits: { due: '2026-12-01' } }
const refused = { isPublic: false, waits: null }
const verified = { emailVerified: true, company: shown }
const offered = (quality: number, submission = shown) => [
  { ...submission, quality, type: 'products' as const, id: 7 },
]
const checked = { origin: { done: 1, total: 1 } }

const stepIn = (steps: ReturnType<typeof planStates>, step: PlanStep) =>
  steps.find((one) => one.step === step)

const stateOf = (known: Partial<PlanFacts>, ticks: Parameters<typeof planStates>[2] = []) =>
  planStates('starting', { ...nothing, ...known }, ticks)

const nextOf = (steps: ReturnType<typeof planStates>) =>
  steps.filter(({ is_next }) => is_next).map(({ step }) => step)

describe('the order of steps', () => {
  it('without an answer is that of a company that starts', () => {
    expect(stepsFor(null)).toEqual(stepsFor('starting'))
    expect(stepsFor('starting')).toEqual(planSteps)
  })

  it('of a company that is ready has the product and its papers before the assessment', () => {
    const steps = stepsFor('ready')
    expect(steps.indexOf('documents')).toBeLessThan(steps.indexOf('readiness'))
    expect([...steps].toSorted()).toEqual([...planSteps].toSorted())
  })

  it('of a company that exports begins with buyers after the product, without a first shipment', () => {
    expect(stepsFor('exporting').slice(0, 4)).toEqual(['verify', 'company', 'product', 'buyers'])
    expect(stepsFor('exporting')).not.toContain('shipment')
  })
})

describe('the state of steps', () => {
  it('of a new account is open everywhere, with the address as the next step', () => {
    const steps = stateOf({})
    expect(tickedCount(steps)).toBe(0)
    expect(nextOf(steps)).toEqual(['verify'])
  })

  it('follows from what the portal knows, and the first open step is next', () => {
    const steps = stateOf({ ...verified, ...checked })
    expect(tickedCount(steps)).toBe(3)
    expect(nextOf(steps)).toEqual(['readiness'])
    expect(steps.find(({ step }) => step === 'origin')).toMatchObject({
      ticked_by: 'portal',
      by_hand: false,
    })
  })

  it.each([
    [0.59, null],
    [0.6, 'portal'],
  ])('of the product with %d of its details is %s', (offerQuality, ticked_by) => {
    const steps = stateOf({ offers: offered(offerQuality) })
    expect(steps.find(({ step }) => step === 'product')).toMatchObject({ ticked_by })
  })

  it('of a company that waits for its approval is sent, not done, and the one after it is next', () => {
    const steps = stateOf({ emailVerified: true, company: sent })
    expect(stepIn(steps, 'company')).toMatchObject({ ticked_by: null, waits: sent.waits })
    expect(tickedCount(steps)).toBe(1)
    expect(nextOf(steps)).toEqual(['readiness'])
  })

  it('of a company that was refused is open again', () => {
    const steps = stateOf({ emailVerified: true, company: refused })
    expect(stepIn(steps, 'company')).toMatchObject({ ticked_by: null, waits: null })
    expect(nextOf(steps)).toEqual(['company'])
  })

  it('of a product that waits for its approval is sent, and it is completed first if it lacks details', () => {
    const product = (quality: number) =>
      stepIn(stateOf({ offers: offered(quality, sent) }), 'product')
    expect(product(0.8)).toMatchObject({ ticked_by: null, waits: sent.waits, unfinished: null })
    expect(product(0.4)).toMatchObject({ ticked_by: null, waits: null, unfinished: { id: 7 } })
  })

  it.each([
    [0, 2, null, null],
    [1, 2, null, { done: 1, total: 2 }],
    [2, 2, 'portal', null],
  ])('of the origin with %d of %d pairs checked is %s', (done, total, ticked_by, count) => {
    const steps = stateOf({ origin: { done, total } })
    expect(stepIn(steps, 'origin')).toMatchObject({ ticked_by, count })
  })

  it('that waits is the next one when nothing else is open', () => {
    const steps = stateOf({ emailVerified: true, company: sent }, planSteps)
    expect(nextOf(steps)).toEqual(['company'])
  })

  it('is ticked by the person where they did it elsewhere', () => {
    const steps = stateOf(verified, ['readiness', 'documents'])
    expect(tickedCount(steps)).toBe(4)
    expect(nextOf(steps)).toEqual(['product'])
    expect(steps.find(({ step }) => step === 'documents')).toMatchObject({
      ticked_by: 'person',
      by_hand: true,
    })
  })

  it('of address and company is only what the portal knows', () => {
    const steps = stateOf({}, ['verify', 'company'])
    expect(tickedCount(steps)).toBe(0)
    expect(steps.slice(0, 2).map(({ by_hand }) => by_hand)).toEqual([false, false])
  })

  it('of a plan with all steps ticked has no next step', () => {
    const steps = stateOf(verified, planSteps)
    expect(tickedCount(steps)).toBe(planSteps.length)
    expect(nextOf(steps)).toEqual([])
  })
})

describe('the address of a step', () => {
  const pages = {
    company: '/company',
    readiness: '/readiness',
    contact: '/contact',
    institutions: '/institutions',
    guide: '/guide',
    reports: '/reports',
    eventsAbroad: '/events-abroad',
  }
  const open = (step: PlanStep) => ({ step, unfinished: null })
  const none = { pair: null, request: null, isAbroad: false }
  const pair = { iso2: 'DE', code: '080410', slug: '080410-dates' }

  it('is that of the first product in the first market where there is one', () => {
    expect(stepPath(open('origin'), pages, { ...none, pair })).toBe(
      '/markets/check?market=de&hs=080410',
    )
    expect(stepPath(open('documents'), pages, { ...none, pair })).toBe('/markets/de/080410-dates')
    expect(stepPath(open('documents'), pages, none)).toBe('/markets')
  })

  it('to a buyer is that of the request that fits best, so that nobody finds an empty list', () => {
    const request = '/requests/4'
    expect(stepPath(open('buyers'), pages, { ...none, request })).toBe(request)
    expect(stepPath(open('buyers'), pages, none)).toBe('/profile/buying-requests')
  })

  it('of events is abroad for a plan with markets', () => {
    expect(stepPath(open('event'), pages, { ...none, isAbroad: true })).toBe('/events-abroad')
    expect(stepPath(open('event'), pages, none)).toBe('/local-events')
  })

  it('of a product that lacks details is its form, not the one for another product', () => {
    const product = (quality: number) =>
      stepIn(stateOf({ offers: offered(quality) }), 'product') ?? open('product')
    expect(stepPath(product(0), pages, none)).toBe('/add-product')
    expect(stepPath(product(0.4), pages, none)).toBe('/profile/my-products/7/edit')
    expect(product(0.6)).toMatchObject({ ticked_by: 'portal', unfinished: null })
  })

  it('of help by experts is their list', () => {
    expect(helperPath('readiness', pages)).toBe('/pool-of-experts')
  })

  it.each(planSteps)('of %s is within the portal, and so is that of its help', (step) => {
    expect(stepPath(open(step), pages, none)).toMatch(/^\//)
    expect(helperPath(step, pages)).toMatch(/^\//)
  })
})

describe('a company or an offer on its way to the public', () => {
  const own = {
    is_public: false,
    status_belongs: { iid: 10 },
    refusal_reason: null,
    updated_at: '2026-11-26T08:00:00Z',
  }

  it('is decided within three working days', () => {
    expect(submissionOf(own)).toEqual({ isPublic: false, waits: { due: '2026-12-01' } })
  })

  it('waits no more once it is public, refused or returned', () => {
    expect(submissionOf({ ...own, is_public: true })).toEqual(shown)
    expect(submissionOf({ ...own, status_belongs: { iid: 30 } })).toEqual(refused)
    expect(submissionOf({ ...own, refusal_reason: 'No licence' })).toEqual(refused)
  })

  it('waits for its company without a promised day once it is approved', () => {
    expect(submissionOf({ ...own, status_belongs: { iid: 20 } }).waits).toEqual({ due: null })
  })
})
