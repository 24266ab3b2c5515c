import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { exportPlans, exportPlanSettings, exportPlanTicks } from '@/lib/db/schema/export-plans'
import { changeHistory } from '@/lib/db/schema/history'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportPlanOf, getPlan, savePlan, tickStep } from '../../server/export-plan'
import { planFigures, readPlanOfEnquiry } from '../contract'
import { countPlans, countSteps, isReadable, letRead, readForCase } from './advisers'

const database = useTestDatabase(loadedTemplate)

beforeEach(async () => {
  for (const table of [exportPlanTicks, exportPlans, exportPlanSettings]) {
    await database.db.delete(table)
  }
})

async function actorOf(name: string): Promise<Actor & { userId: number }> {
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@portal.example`))
  const staffRoles = name === 'officer' ? (['officer'] as const) : []
  return { ...anonymous, userId: row?.id ?? 0, loginId: randomUUID(), staffRoles: [...staffRoles] }
}

async function enquiryOf({ userId }: { userId: number }): Promise<number> {
  const [row] = await database.db
    .insert(enquiries)
    .values({
      user_id: userId,
      enq_type: 1,
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
    .returning({ id: enquiries.id })
  return row?.id ?? 0
}

describe('a plan next to a case', () => {
  it('is read by an officer only while its owner allows it', async () => {
    const [owner, officer] = [await actorOf('visitor'), await actorOf('officer')]
    const enquiry = await enquiryOf(owner)
    await savePlan(owner, { products: ['080410'], markets: ['DE'], stage: 'ready' })
    const read = async () => readPlanOfEnquiry.response.parse(await readForCase(officer, enquiry))
    const forbidden = { code: 'forbidden' }
    await expect(read()).rejects.toMatchObject(forbidden)
    expect(await isReadable(officer, enquiry)).toEqual({ advisers: false })
    await letRead(owner, true)
    expect(await isReadable(officer, enquiry)).toEqual({ advisers: true })
    expect(await read()).toMatchObject({ role: 'reader', stage: 'ready' })
    expect(await getPlan(owner)).toMatchObject({ advisers: true, reminders: true })
    expect(await exportPlanOf(database.db, owner.userId)).toMatchObject({
      settings: { advisers: true },
    })
    await letRead(owner, false)
    await expect(read()).rejects.toMatchObject(forbidden)
  })

  it('is in the audit log each time an officer reads it, and not when nobody may', async () => {
    const [owner, officer] = [await actorOf('visitor'), await actorOf('officer')]
    const enquiry = await enquiryOf(owner)
    const ofPlans = eq(changeHistory.subject, 'export-plan')
    const entries = async () =>
      (await database.db.select().from(changeHistory).where(ofPlans)).filter(
        ({ change }) => Reflect.get(Object(change), 'enquiry_id') === enquiry,
      )
    await expect(readForCase(officer, enquiry)).rejects.toMatchObject({ code: 'forbidden' })
    await letRead(owner, true)
    await isReadable(officer, enquiry)
    expect(await entries()).toEqual([])
    await readForCase(officer, enquiry)
    await readForCase(officer, enquiry)
    const entry = { action: 'read', changed_by: officer.userId, change: { enquiry_id: enquiry } }
    const read = { ...entry, subject_id: String(owner.userId) }
    expect(await entries()).toMatchObject([read, read])
  })

  it('is read by nobody else: not by members, and not the plan of another person', async () => {
    const [owner, other] = [await actorOf('visitor'), await actorOf('vip')]
    await letRead(owner, true)
    const enquiry = await enquiryOf(other)
    const officer = await actorOf('officer')
    await expect(readForCase(officer, enquiry)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await isReadable(officer, enquiry)).toEqual({ advisers: false })
    await expect(isReadable(other, enquiry)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(readForCase(other, enquiry)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(readForCase(officer, 999_999)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the numbers of plans', () => {
  it('count each plan at the step that is next, and again once it changed', async () => {
    const [one, other] = [await actorOf('visitor'), await actorOf('exporter')]
    const answers = { products: [], markets: [], stage: null }
    await savePlan(one, answers)
    await savePlan(other, answers)
    expect(await countPlans()).toMatchObject({ plans: 0 })
    await countSteps(database.db)
    const figures = planFigures.response.parse(await countPlans())
    expect(figures).toMatchObject({ plans: 2, complete: 0 })
    const nextOf = async (actor: Actor) =>
      (await getPlan(actor)).steps.find(({ is_next }) => is_next)?.step
    const at = (step: string | undefined, { steps }: typeof figures) =>
      steps.find((row) => row.step === step)?.plans
    const next = await nextOf(one)
    expect(next).not.toBe(await nextOf(other))
    expect([at(next, figures), at(await nextOf(other), figures)]).toEqual([1, 1])
    await tickStep(other, 'readiness', true)
    await countSteps(database.db)
    expect(at(await nextOf(other), await countPlans())).toBe(1)
  })
})
