import type { CheckWrite } from '@/features/origin/checks/contract'
import { checkOrigin } from '@/features/origin/checks/server/checks'
import { claimChecks } from '@/features/origin/made-checks/server/made-checks'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { exportPlans, exportPlanTasks, exportPlanTicks } from '@/lib/db/schema/export-plans'
import { jobs } from '@/lib/db/schema/jobs'
import { originChecks } from '@/lib/db/schema/origin'
import { runDueJobs } from '@/lib/jobs/runner'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { taskTitle } from '../../tasks/rules'
import { getPlan, savePlan } from '../../server/export-plan'
import { taskLimit } from '../../tasks/contract'
import { originTasks } from '../../tasks/server/tasks'
import { addToMyPlan } from '../contract'
import { pairTasks } from '../rules'
import { addToPlan } from './visitor'

const database = useTestDatabase(loadedTemplate)

beforeEach(async () => {
  for (const table of [exportPlanTasks, exportPlanTicks, exportPlans, jobs, originChecks]) {
    await database.db.delete(table)
  }
})

async function visitor(): Promise<Actor & { userId: number }> {
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.email, 'visitor@portal.example'))
  return { ...anonymous, userId: row?.id ?? 0, loginId: randomUUID() }
}

const add = (actor: Actor, given: object) => addToPlan(actor, addToMyPlan.body.parse(given))

const pair = { product: '080410', market: 'DE' }
/** The check of a product that was wholly obtained in Jordan, under the agreement of a market. */
const checkOf = (market: string, hs: string): CheckWrite => ({
  market,
  hs,
  agreement: 'eu',
  idempotency_key: randomUUID(),
  answers: {
    rule: null,
    wholly: 'yes',
    beyond_simple: 'yes',
    price: '100',
    currency: 'JOD',
    materials: [],
    complete: 'yes',
    statements: {},
  },
})

const ofPage = {
  products: [pair.product],
  markets: [pair.market],
  tasks: [{ title: 'Check the origin', due: null, pair }],
}

describe('what is added to a plan', () => {
  it('is a product in a market with its tasks, once however often it is added', async () => {
    const actor = await visitor()
    await add(actor, ofPage)
    const { products, markets, tasks } = await add(actor, ofPage)
    expect([products[0]?.code, markets[0]?.iso2]).toEqual(['080410', 'DE'])
    expect(tasks).toMatchObject([{ title: 'Check the origin', done: false, pair }])
  })

  it('is no check of an origin that the person has made', async () => {
    const actor = await visitor()
    const origin = { ...ofPage.tasks[0], step: 'origin' }
    const added = {
      ...ofPage,
      tasks: [origin, { ...origin, title: 'Get the invoice', step: null }],
    }
    await checkOrigin(checkOf(pair.market, pair.product), actor)
    const { tasks } = await add(actor, added)
    expect(tasks.map(({ title }) => title)).toEqual(['Get the invoice'])
  })

  it('is a check of an origin that ends once the person makes it, for that market and its union', async () => {
    const actor = await visitor()
    const task = (market: string) => ({
      title: 'Check the origin',
      due: null,
      step: 'origin',
      pair: { product: pair.product, market },
    })
    await add(actor, { tasks: [task('DE'), task('FR'), task('EG')] })
    await checkOrigin(checkOf('DE', pair.product), actor)
    while ((await runDueJobs([originTasks])) > 0);
    const { tasks } = await getPlan(actor)
    expect(tasks.map((one) => [one.pair?.market, one.done])).toEqual([
      ['EG', false],
      ['DE', true],
      ['FR', true],
    ])
  })

  it('is no check of an origin that was made for the European Union, where the market is a member', async () => {
    const actor = await visitor()
    await checkOrigin(checkOf('EU', pair.product), actor)
    const { tasks } = await add(actor, { tasks: [{ ...ofPage.tasks[0], step: 'origin' }] })
    expect(tasks).toEqual([])
  })

  it('is a check of an origin that ends with one that was made before there was an account', async () => {
    const actor = await visitor()
    const { token } = await checkOrigin(checkOf('DE', pair.product), anonymous)
    await add(actor, { tasks: [{ ...ofPage.tasks[0], step: 'origin' }] })
    await claimChecks(actor, [token])
    while ((await runDueJobs([originTasks])) > 0);
    expect((await getPlan(actor)).tasks).toMatchObject([{ done: true }])
  })

  it('is the same task from the page in the other language, and read in the language of its reader', async () => {
    const actor = await visitor()
    const titles = { en: 'Check the origin', ar: 'التحقق من المنشأ' }
    for (const locale of ['en', 'ar'] as const) {
      await add(actor, {
        tasks: pairTasks([titles], locale).map((task) => ({ ...task, due: null, pair })),
      })
    }
    const { tasks } = await getPlan(actor)
    expect(tasks).toHaveLength(1)
    expect(tasks.map((task) => taskTitle(task, 'ar'))).toEqual([titles.ar])
    expect(tasks.map((task) => taskTitle(task, 'en'))).toEqual([titles.en])
  })

  it('stays next to what the plan has: answers, ticks and tasks of a browser', async () => {
    const actor = await visitor()
    await savePlan(actor, { products: ['150920'], markets: ['GB'], stage: 'ready' })
    const kept = { ...ofPage, stage: 'starting', ticks: ['documents', 'finance'] }
    const plan = await add(actor, {
      ...kept,
      tasks: [{ title: 'Order boxes', due: '2020-01-31', done: true }],
    })
    expect(plan.products.map(({ code }) => code)).toEqual(['150920', '080410'])
    expect(plan.markets.map(({ iso2 }) => iso2)).toEqual(['GB', 'DE'])
    expect(plan.stage).toBe('ready')
    expect(plan.tasks).toMatchObject([{ title: 'Order boxes', done: true, pair: null }])
    const ticked = plan.steps.filter(({ ticked_by }) => ticked_by === 'person')
    expect(ticked.map(({ step }) => step)).toEqual(['documents', 'finance'])
  })

  it('has a reminder where it has a date to come', async () => {
    const due = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    await add(await visitor(), { tasks: [{ title: 'Order boxes', due }] })
    expect(await database.db.$count(jobs, eq(jobs.name, 'mail-plan-task'))).toBe(1)
  })

  it('is refused as a whole where the plan has no space for it', async () => {
    const actor = await visitor()
    const markets = ['DE', 'GB', 'FR', 'IT', 'ES']
    await savePlan(actor, { products: [], markets, stage: null })
    await expect(add(actor, { ...ofPage, markets: ['US'] })).rejects.toMatchObject({
      code: 'conflict',
    })
    await database.db
      .insert(exportPlanTasks)
      .values(
        Array.from({ length: taskLimit }, () => ({ user_id: actor.userId, title: 'One more' })),
      )
    await expect(add(actor, ofPage)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getPlan(actor)).products).toEqual([])
  })

  it.each([
    [{ products: ['000000'] }, 'products'],
    [{ markets: ['ZZ'] }, 'markets'],
  ])('with %o is refused at the field', async (wrong, field) => {
    await expect(add(await visitor(), wrong)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: ['unknown'] },
    })
  })
})
