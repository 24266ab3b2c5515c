import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { eventJoins } from '@/lib/db/schema/events'
import { exportPlans, exportPlanTicks } from '@/lib/db/schema/export-plans'
import { originChecks } from '@/lib/db/schema/origin'
import { addEvent } from '@/tests/support/events'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exportPlan, saveExportPlan, type PlanAnswers } from '../contract'
import { exportPlanOf, forgetPlan, getPlan, savePlan, tickStep } from './export-plan'

const database = useTestDatabase(loadedTemplate)

const dates: PlanAnswers = { products: ['080410'], markets: ['DE', 'GB'], stage: 'ready' }

async function rowOf(email: string) {
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`There is no ${email}.`)
  return row
}

async function actorOf(email: string): Promise<Actor & { userId: number }> {
  const { id, company_id } = await rowOf(email)
  return { ...anonymous, userId: id, companyId: company_id, loginId: randomUUID() }
}

const stepsOf = ({ steps }: Awaited<ReturnType<typeof getPlan>>) =>
  Object.fromEntries(steps.map(({ step, ticked_by }) => [step, ticked_by]))

describe('the plan of a person', () => {
  it('who never answered has the steps of a company that starts, with what the portal knows', async () => {
    const plan = exportPlan.response.parse(await getPlan(await actorOf('visitor@portal.example')))
    expect(plan).toMatchObject({ answered: false, products: [], markets: [], stage: null })
    expect(stepsOf(plan)).toMatchObject({ verify: 'portal', company: null, product: null })
    expect(plan.steps.filter(({ is_next }) => is_next)).toHaveLength(1)
  })

  it('of a company has its registration ticked', async () => {
    const plan = await getPlan(await actorOf('exporter@portal.example'))
    expect(stepsOf(plan)).toMatchObject({ verify: 'portal', company: 'portal' })
  })

  it('ticks the assessment, the origin and the event once the person did them', async () => {
    const actor = await actorOf('visitor@portal.example')
    const open = { readiness: null, origin: null, event: null }
    expect(stepsOf(await getPlan(actor))).toMatchObject(open)
    await database.db.insert(enquiries).values({
      user_id: actor.userId,
      enq_type: 3,
      status: 10,
      locale: 'en',
      request_hash: '',
      name: 'Lina',
      email: '',
      phone: '',
      company: '',
      description: '',
      idempotency_key: randomUUID(),
    })
    await database.db.insert(originChecks).values({
      token: 'x'.repeat(43),
      user_id: actor.userId,
      market: 'GB',
      hs6: '080410',
      agreement_key: 'uk',
      answers: {},
      result: {},
      snapshot: {},
      idempotency_key: randomUUID(),
    })
    const event_id = await addEvent(database.db)
    await database.db.insert(eventJoins).values({ event_id, user_id: actor.userId })
    const done = { readiness: 'portal', origin: 'portal', event: 'portal' }
    expect(stepsOf(await getPlan(actor))).toMatchObject(done)
    expect(stepsOf(await getPlan(await actorOf('vip@portal.example')))).toMatchObject(open)
  })

  it('keeps products and markets with their names, and is changed by the next answers', async () => {
    const actor = await actorOf('exporter@portal.example')
    const plan = exportPlan.response.parse(await savePlan(actor, dates))
    expect(plan.answered).toBe(true)
    expect(plan.products).toMatchObject([
      { code: '080410', name_eng: expect.stringMatching(/dates/) },
    ])
    expect(plan.markets.map(({ iso2 }) => iso2)).toEqual(['DE', 'GB'])
    expect(plan.steps[2]?.step).toBe('product')
    const skipped = await savePlan(actor, { products: [], markets: [], stage: 'exporting' })
    expect(skipped).toMatchObject({ answered: true, products: [], markets: [], stage: 'exporting' })
    expect(stepsOf(skipped)).not.toHaveProperty('shipment')
  })

  it.each([
    [{ products: ['000000'] }, 'products'],
    [{ markets: ['ZZ'] }, 'markets'],
    [{ markets: ['JO'] }, 'markets'],
  ])('with %o is refused at the field', async (wrong, field) => {
    const actor = await actorOf('visitor@portal.example')
    await expect(savePlan(actor, { ...dates, ...wrong })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: ['unknown'] },
    })
    expect(await getPlan(actor)).toMatchObject({ answered: false })
  })

  it('takes a tick by hand once, and back', async () => {
    const actor = await actorOf('visitor@portal.example')
    await tickStep(actor, 'documents', true)
    expect(stepsOf(await tickStep(actor, 'documents', true))).toMatchObject({
      documents: 'person',
    })
    expect(stepsOf(await tickStep(actor, 'documents', false))).toMatchObject({ documents: null })
  })

  it('belongs to that person alone', async () => {
    await savePlan(await actorOf('exporter@portal.example'), dates)
    await tickStep(await actorOf('exporter@portal.example'), 'finance', true)
    const other = await getPlan(await actorOf('vip@portal.example'))
    expect(other).toMatchObject({ answered: false, products: [] })
    expect(stepsOf(other)).toMatchObject({ finance: null })
  })

  it('is in the export of their data, and is deleted with their account', async () => {
    const actor = await actorOf('exporter@portal.example')
    await savePlan(actor, dates)
    await tickStep(actor, 'finance', true)
    expect(await exportPlanOf(database.db, actor.userId)).toMatchObject({
      ...dates,
      ticks: [{ step: 'finance' }],
    })
    await forgetPlan(database.db, actor.userId)
    expect(await exportPlanOf(database.db, actor.userId)).toEqual({
      ticks: [],
      tasks: [],
      people: [],
      shared: [],
      settings: { reminders: true, advisers: false },
    })
    expect(await database.db.$count(exportPlans, eq(exportPlans.user_id, actor.userId))).toBe(0)
    expect(await database.db.$count(exportPlanTicks)).toBe(0)
  })
})

it('the answers of a plan hold each code once and five at most', () => {
  const { body } = saveExportPlan
  const six = ['010121', '010129', '010130', '010190', '010221', '010229']
  expect(body.parse({ ...dates, markets: ['DE', 'DE'] }).markets).toEqual(['DE'])
  expect(body.safeParse({ ...dates, products: six }).success).toBe(false)
})
