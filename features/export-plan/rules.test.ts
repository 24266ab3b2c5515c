import { planSteps, type PlanStep } from '@/lib/db/plan-codes'
import { describe, expect, it } from 'vitest'
import { helperPath, planStates, stepPath, stepsFor, tickedCount, type PlanFacts } from './rules'

const nothing: PlanFacts = {
  ...{ emailVerified: false, hasCompany: false, offerQuality: 0, hasReadinessResult: false },
  ...{ hasOriginCheck: false, hasAnsweredRequest: false, hasJoinedEvent: false },
}

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
    const steps = stateOf({ emailVerified: true, hasCompany: true, hasOriginCheck: true })
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
    const steps = stateOf({ offerQuality })
    expect(steps.find(({ step }) => step === 'product')).toMatchObject({ ticked_by })
  })

  it('is ticked by the person where they did it elsewhere', () => {
    const steps = stateOf({ emailVerified: true, hasCompany: true }, ['readiness', 'documents'])
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
    const steps = stateOf({ emailVerified: true, hasCompany: true }, planSteps)
    expect(tickedCount(steps)).toBe(planSteps.length)
    expect(nextOf(steps)).toEqual([])
  })
})

describe('the address of a step', () => {
  const pages = {
    ...{ company: '/company', readiness: '/readiness', contact: '/contact' },
    ...{ institutions: '/institutions', guide: '/guide', reports: '/reports' },
    eventsAbroad: '/events-abroad',
  }
  const open = (step: PlanStep) => ({ step, is_begun: false })
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

  it('of a product that lacks details is the list of products, not the form for another one', () => {
    const product = (offerQuality: number) =>
      stateOf({ offerQuality }).find(({ step }) => step === 'product') ?? open('product')
    expect(stepPath(product(0), pages, none)).toBe('/add-product')
    expect(stepPath(product(0.4), pages, none)).toBe('/my-products')
    expect(product(0.6)).toMatchObject({ ticked_by: 'portal', is_begun: false })
  })

  it('of help by experts is their list', () => {
    expect(helperPath('readiness', pages)).toBe('/pool-of-experts')
  })

  it.each(planSteps)('of %s is within the portal, and so is that of its help', (step) => {
    expect(stepPath(open(step), pages, none)).toMatch(/^\//)
    expect(helperPath(step, pages)).toMatch(/^\//)
  })
})
