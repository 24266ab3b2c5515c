import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { endAccount } from '@/features/accounts/security/server/security'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import {
  exportPlanPeople,
  exportPlans,
  exportPlanTasks,
  exportPlanTicks,
} from '@/lib/db/schema/export-plans'
import { jobs } from '@/lib/db/schema/jobs'
import { rateLimits } from '@/lib/db/schema/limits'
import { runDueJobs } from '@/lib/jobs/runner'
import { settings } from '@/lib/settings/settings'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { mailsIn } from '@/tests/support/mail-folder'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { invitationMail, offerMail } from '../../server/plan-mails'
import { endOffer } from '../../server/ownership.sql'
import { exportPlanOf, forgetPlan, getPlan, savePlan, tickStep } from '../../server/export-plan'
import { addTask } from '../../tasks/server/tasks'
import type { OfferAcceptance } from '../contract'
import { lockOwner } from './people.sql'
import {
  accept,
  acceptOffer,
  changePerson,
  declineOffer,
  invite,
  leave,
  listPeople,
  listShared,
  offer,
  removePerson,
  withdrawOffer,
} from './people'

const database = useTestDatabase(loadedTemplate)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-plan-people-'))
  vi.stubEnv('DATA_DIR', folder)
})
beforeEach(async () => {
  await rm(join(folder, 'mail'), { recursive: true, force: true })
  const plans = [exportPlans, exportPlanTicks, exportPlanTasks, exportPlanPeople]
  for (const table of [...plans, jobs, rateLimits]) await database.db.delete(table)
  await database.db.update(users).set({ locale: 'en', email_verified_at: new Date().toISOString() })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

type Person = Actor & { userId: number }

async function actorOf(name: string): Promise<Person> {
  const email = `${name}@portal.example`
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`There is no ${email}.`)
  return { ...anonymous, userId: row.id, companyId: row.company_id, loginId: randomUUID() }
}

const sharedBy = async (guest: Actor, owner: Person) => {
  const found = (await listShared(guest)).find((one) => one.owner.id === owner.userId)
  if (!found) throw new Error('Nothing is shared.')
  return found
}

/** The visitor shares a plan with contents with a reader, an editor, and an open invitation. */
async function shared() {
  const [owner, guest, editor] = [
    await actorOf('visitor'),
    await actorOf('exporter'),
    await actorOf('vip'),
  ]
  await savePlan(owner, { products: ['080410'], markets: ['DE'], stage: 'ready' })
  await tickStep(owner, 'finance', true)
  await addTask(owner, undefined, { title: 'Ours', due: null })
  await invite(owner, { email: 'exporter@portal.example', role: 'reader' })
  await invite(owner, { email: 'vip@portal.example', role: 'editor' })
  const ids = { guest: 0, editor: 0 }
  for (const [name, person] of Object.entries({ guest, editor })) {
    const { id } = await sharedBy(person, owner)
    await accept(person, id)
    Object.assign(ids, { [name]: id })
  }
  await invite(owner, { email: 'nobody@elsewhere.example', role: 'editor' })
  return { owner, guest, editor, ids }
}

const isSomebodyWaiting = async () => {
  const { rows } = await database.db.execute(
    sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

const alone: OfferAcceptance = { former: false, people: [] }
const withFormer: OfferAcceptance = { former: true, people: [] }

const refusedAs = (code: string) => expect.objectContaining({ code })

async function mailsOf(address: string) {
  while ((await runDueJobs([invitationMail, offerMail])) > 0);
  return (await mailsIn(join(folder, 'mail'))).filter((one) => one.includes(address))
}

describe('the offer of a plan', () => {
  it('changes nothing, and shows the person what it holds and who else works on it', async () => {
    const { owner, guest, editor, ids } = await shared()
    expect((await sharedBy(guest, owner)).offer).toBeNull()
    const people = await offer(owner, ids.guest)
    expect(people.filter(({ offered }) => offered).map(({ id }) => id)).toEqual([ids.guest])
    expect(await sharedBy(guest, owner)).toMatchObject({
      role: 'reader',
      accepted: true,
      offer: { steps: 1, tasks: 1, people: [{ id: ids.editor, role: 'editor' }] },
    })
    expect((await sharedBy(editor, owner)).offer).toBeNull()
    expect(await getPlan(owner)).toMatchObject({ role: 'owner', tasks: [{ title: 'Ours' }] })
    expect(await getPlan(guest)).toMatchObject({ answered: false, tasks: [] })
    expect(await listPeople(guest)).toEqual([])
    const notTheirs = getPlan(editor, guest.userId)
    await expect(notTheirs).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is a mail that names the owner and leads to the own plan, in the language of its reader', async () => {
    const { owner, guest, ids } = await shared()
    await database.db.update(users).set({ name: 'Lina Haddad' }).where(eq(users.id, owner.userId))
    await database.db.update(users).set({ locale: 'ar' }).where(eq(users.id, guest.userId))
    await mailsOf('exporter@portal.example')
    await rm(join(folder, 'mail'), { recursive: true, force: true })
    await offer(owner, ids.guest)
    const [mail, ...more] = await mailsOf('exporter@portal.example')
    expect(more).toEqual([])
    expect(mail).toContain('lang="ar"')
    expect(mail).toContain('Lina Haddad')
    expect(mail).toMatch(/\/ar\/profile\/plan(?!\/)/)
  })

  it('that was taken back before its mail was sent is no mail', async () => {
    const { owner, ids } = await shared()
    await mailsOf('exporter@portal.example')
    await rm(join(folder, 'mail'), { recursive: true, force: true })
    await offer(owner, ids.guest)
    await withdrawOffer(owner, ids.guest)
    expect(await mailsOf('exporter@portal.example')).toEqual([])
  })

  it('is made once at a time, and to nobody who has not accepted the invitation', async () => {
    const { owner, ids } = await shared()
    const open = (await listPeople(owner)).find(({ accepted }) => !accepted)
    await expect(offer(owner, open?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
    const outcomes = await Promise.allSettled([offer(owner, ids.guest), offer(owner, ids.editor)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(offer(owner, ids.editor)).rejects.toMatchObject({ code: 'conflict' })
    expect((await listPeople(owner)).filter(({ offered }) => offered)).toHaveLength(1)
  })

  it('is made and taken back by the owner alone, and answered by its person alone', async () => {
    const { owner, guest, editor, ids } = await shared()
    for (const other of [guest, editor, await actorOf('pending')]) {
      await expect(offer(other, ids.guest)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(acceptOffer(guest, ids.guest, withFormer)).rejects.toEqual(refusedAs('not_found'))
    await offer(owner, ids.guest)
    for (const other of [owner, editor, await actorOf('pending')]) {
      const tries = [
        () => acceptOffer(other, ids.guest, withFormer),
        () => declineOffer(other, ids.guest),
      ]
      for (const one of tries) await expect(one()).rejects.toEqual(refusedAs('not_found'))
    }
    for (const other of [guest, editor]) {
      await expect(withdrawOffer(other, ids.guest)).rejects.toEqual(refusedAs('not_found'))
    }
    expect((await sharedBy(guest, owner)).offer).not.toBeNull()
    expect(await getPlan(owner)).toMatchObject({ tasks: [{ title: 'Ours' }] })
  })

  it('that is declined or taken back cannot be accepted, and the person goes on as before', async () => {
    const { owner, guest, ids } = await shared()
    const ends = [() => declineOffer(guest, ids.guest), () => withdrawOffer(owner, ids.guest)]
    for (const end of ends) {
      await offer(owner, ids.guest)
      await end()
      expect(await sharedBy(guest, owner)).toMatchObject({ role: 'reader', offer: null })
      await expect(acceptOffer(guest, ids.guest, withFormer)).rejects.toEqual(
        refusedAs('not_found'),
      )
      await expect(end()).rejects.toEqual(refusedAs('not_found'))
    }
    expect(await getPlan(owner)).toMatchObject({ tasks: [{ title: 'Ours' }] })
  })

  it('is refused once its owner made too many in a day', async () => {
    const { owner, guest, ids } = await shared()
    const { times } = settings().LIMITS['plan-invitation']
    for (let time = 0; time < times; time += 1) {
      await countAgainstLimit('plan-invitation', `offers of ${owner.userId}`)
    }
    await expect(offer(owner, ids.guest)).rejects.toEqual(refusedAs('too_many_requests'))
    expect((await sharedBy(guest, owner)).offer).toBeNull()
  })

  it('ends when its person is removed', async () => {
    const { owner, guest, ids } = await shared()
    await offer(owner, ids.guest)
    await removePerson(owner, ids.guest)
    await expect(acceptOffer(guest, ids.guest, alone)).rejects.toEqual(refusedAs('not_found'))
    expect((await offer(owner, ids.editor)).some(({ offered }) => offered)).toBe(true)
  })
})

describe('an offer that is accepted', () => {
  it('moves the plan with its ticks and tasks, and by itself with the former owner alone', async () => {
    const { owner, guest, editor, ids } = await shared()
    await offer(owner, ids.guest)
    expect(await acceptOffer(guest, ids.guest, withFormer)).toEqual([])
    const plan = await getPlan(guest)
    expect(plan).toMatchObject({ role: 'owner', stage: 'ready', tasks: [{ title: 'Ours' }] })
    expect(plan.steps.find(({ step }) => step === 'finance')?.ticked_by).toBe('person')
    expect(await listPeople(guest)).toMatchObject([
      { email: 'visitor@portal.example', role: 'editor', accepted: true, offered: false },
    ])
    expect(await getPlan(owner, guest.userId)).toMatchObject({ role: 'editor' })
    expect(await getPlan(owner)).toMatchObject({ answered: false, tasks: [] })
    for (const { userId } of [owner, guest]) {
      await expect(getPlan(editor, userId)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('keeps whom the new owner chose, in the role that they saw, and not the former owner', async () => {
    const { owner, guest, editor, ids } = await shared()
    await changePerson(owner, ids.editor, 'reader')
    await offer(owner, ids.guest)
    const seen = (await sharedBy(guest, owner)).offer?.people ?? []
    await changePerson(owner, ids.editor, 'editor')
    const people = seen.map(({ id, role }) => ({ id, role }))
    await acceptOffer(guest, ids.guest, { former: false, people })
    expect(await listPeople(guest)).toMatchObject([{ email: 'vip@portal.example', role: 'reader' }])
    expect(await getPlan(editor, guest.userId)).toMatchObject({ role: 'reader' })
    await expect(getPlan(owner, guest.userId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('takes nobody along who is not on the plan, and leaves other plans as they are', async () => {
    const { owner, guest, ids } = await shared()
    const stranger = await actorOf('pending')
    await invite(stranger, { email: 'vip@portal.example', role: 'reader' })
    const [elsewhere] = await listPeople(stranger)
    const open = (await listPeople(owner)).find(({ accepted }) => !accepted)
    await offer(owner, ids.guest)
    const people = [elsewhere?.id, open?.id, ids.guest, 999_999].map((id = 0) => ({
      id,
      role: 'editor' as const,
    }))
    await acceptOffer(guest, ids.guest, { former: false, people })
    expect(await listPeople(guest)).toEqual([])
    expect(await listPeople(stranger)).toEqual([elsewhere])
  })

  it('is refused while the person has a plan with contents, and stays open', async () => {
    const { owner, guest, ids } = await shared()
    await offer(owner, ids.guest)
    await tickStep(guest, 'finance', true)
    await expect(acceptOffer(guest, ids.guest, withFormer)).rejects.toEqual(refusedAs('conflict'))
    expect((await sharedBy(guest, owner)).offer).not.toBeNull()
    await tickStep(guest, 'finance', false)
    await acceptOffer(guest, ids.guest, withFormer)
    expect(await getPlan(guest)).toMatchObject({ tasks: [{ title: 'Ours' }] })
  })

  it('while it is taken back is one or the other', async () => {
    for (const isOwnerFirst of [true, false]) {
      await database.db.delete(exportPlanPeople)
      for (const table of [exportPlans, exportPlanTicks, exportPlanTasks, rateLimits]) {
        await database.db.delete(table)
      }
      const { owner, guest, ids } = await shared()
      await offer(owner, ids.guest)
      const both = [
        () => withdrawOffer(owner, ids.guest),
        () => acceptOffer(guest, ids.guest, alone),
      ]
      const sent = (isOwnerFirst ? both : both.toReversed()).map((one) => one())
      const outcomes = await Promise.allSettled(sent)
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refused).toEqual([refusedAs('not_found')])
      expect(refused[0]).toBeInstanceOf(Problem)
      const owners = await Promise.all([owner, guest].map((one) => getPlan(one)))
      expect(owners.map(({ tasks }) => tasks.length).toSorted()).toEqual([0, 1])
    }
  })

  it('is refused when it is taken back between its check and its acceptance', async () => {
    const { owner, guest, ids } = await shared()
    await offer(owner, ids.guest)
    const { accepting } = await database.db.transaction(async (tx) => {
      await lockOwner(tx, owner.userId)
      const outcome = Promise.allSettled([acceptOffer(guest, ids.guest, withFormer)])
      // The embedded database begins the other transaction after this one.
      if (database.handle.engine === 'postgres') await vi.waitUntil(isSomebodyWaiting)
      await endOffer(tx, { owner: owner.userId }, ids.guest)
      return { accepting: outcome }
    })
    expect(await accepting).toMatchObject([{ reason: { code: 'not_found' } }])
    expect(await getPlan(owner)).toMatchObject({ tasks: [{ title: 'Ours' }] })
  })

  it('twice at the same time is accepted once', async () => {
    const { owner, guest, ids } = await shared()
    await offer(owner, ids.guest)
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => acceptOffer(guest, ids.guest, withFormer)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listPeople(guest)).toHaveLength(1)
  })
})

it('the export of the data says that a plan is offered, and names nobody else on it', async () => {
  const { owner, guest, ids } = await shared()
  await offer(owner, ids.guest)
  const { shared: plans } = await exportPlanOf(database.db, guest.userId)
  expect(plans).toMatchObject([{ offered: true, owner: { id: owner.userId } }])
  expect(plans[0]).not.toHaveProperty('offer')
})

describe('a transfer at the same moment as another change', () => {
  type Cast = Awaited<ReturnType<typeof shared>>

  /** The embedded database runs one transaction at a time: none waits for the lock of another. */
  const isServer = inject('testTemplate').engine === 'postgres'

  const isAnswered = sql`cardinality(${exportPlans.products}) > 0`

  /** Closes an account with its plan, as the person does. */
  const close = (person: Person) =>
    database.db.transaction(async (tx) => {
      await forgetPlan(tx, person.userId)
      const [user] = await tx.select().from(users).where(eq(users.id, person.userId))
      if (user) await endAccount(tx, user)
    })

  const others: Record<string, (cast: Cast) => Promise<unknown>> = {
    'the same acceptance': ({ guest, ids }) => acceptOffer(guest, ids.guest, withFormer),
    'an offer to somebody else': ({ owner, ids }) => offer(owner, ids.editor),
    'the removal of the person': ({ owner, ids }) => removePerson(owner, ids.guest),
    'the removal of another person': ({ owner, ids }) => removePerson(owner, ids.editor),
    'a change of the role': ({ owner, ids }) => changePerson(owner, ids.guest, 'editor'),
    'an invitation': ({ owner }) =>
      invite(owner, { email: 'new@elsewhere.example', role: 'editor' }),
    'its refusal by the person': ({ guest, ids }) => declineOffer(guest, ids.guest),
    'the person leaving': ({ guest, ids }) => leave(guest, ids.guest),
    'another person leaving': ({ editor, ids }) => leave(editor, ids.editor),
    'answers of another person': ({ owner, editor }) =>
      savePlan(editor, { products: ['150910'], markets: ['FR'], stage: 'ready' }, owner.userId),
    'a tick of another person': ({ owner, editor }) =>
      tickStep(editor, 'shipment', true, owner.userId),
    'a task of another person': ({ owner, editor }) =>
      addTask(editor, owner.userId, { title: 'Theirs', due: null }),
    'a tick of the person in their own plan': ({ guest }) => tickStep(guest, 'event', true),
    'answers of the person in their own plan': ({ guest }) =>
      savePlan(guest, { products: [], markets: [], stage: null }),
    'the closure of the owner’s account': ({ owner }) => close(owner),
    'the closure of the person’s account': ({ guest }) => close(guest),
    'the closure of another account': ({ editor }) => close(editor),
  }

  /** Whose the contents of the offered plan are. */
  async function holders() {
    const { db } = database
    const held = await Promise.all([
      db.selectDistinct({ user: exportPlans.user_id }).from(exportPlans).where(isAnswered),
      db
        .selectDistinct({ user: exportPlanTicks.user_id })
        .from(exportPlanTicks)
        .where(inArray(exportPlanTicks.step, ['finance', 'shipment'])),
      db.selectDistinct({ user: exportPlanTasks.user_id }).from(exportPlanTasks),
      db
        .selectDistinct({ user: exportPlanPeople.owner_id })
        .from(exportPlanPeople)
        .where(isNotNull(exportPlanPeople.user_id)),
    ])
    return [...new Set(held.flat().map(({ user }) => user))]
  }

  beforeEach(async () => {
    const closed = or(isNotNull(users.disabled_at), isNotNull(users.deleted_at))
    if ((await database.db.$count(users, closed)) > 0) await database.renew()
  })

  const orders = Object.keys(others).flatMap((name) =>
    ['first', 'last'].map((order) => ({ name, order })),
  )

  it.each(orders)('leaves exactly one owner: $name, sent $order', async ({ name, order }) => {
    const cast = await shared()
    const { owner, guest, editor, ids } = cast
    await offer(owner, ids.guest)
    const both = [() => acceptOffer(guest, ids.guest, withFormer), () => others[name]?.(cast)]
    const outcomes = await Promise.allSettled(
      (order === 'last' ? both : both.toReversed()).map((one) => one()),
    )
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Problem)
    }
    const [holder, ...more] = await holders()
    expect(more).toEqual([])
    const open = await database.db.select().from(users).where(isActiveUser)
    const isOpen = (person: Person) => open.some(({ id }) => id === person.userId)
    // A plan goes with the account of its owner, and with no other.
    if (holder === undefined) expect([owner, guest].every(isOpen)).toBe(false)
    else {
      expect([owner, guest].map(({ userId }) => userId)).toContain(holder)
      expect([owner, guest].find(({ userId }) => userId === holder)).toSatisfy(isOpen)
      const actor = [owner, guest].find(({ userId }) => userId === holder) ?? owner
      const { tasks } = await getPlan(actor)
      expect(tasks.map(({ title }) => title)).toContain('Ours')
      const people = await database.db.select().from(exportPlanPeople)
      expect(people.filter(({ user_id }) => user_id === holder)).toEqual([])
    }
    expect(isOpen(editor)).toBe(name !== 'the closure of another account')
  })

  it.runIf(isServer)(
    'waits with the closure of the new owner’s account until the plan is theirs, and closes it, too',
    async () => {
      const { owner, guest, ids } = await shared()
      await offer(owner, ids.guest)
      const { both } = await database.db.transaction(async (tx) => {
        // The acceptance waits here, after it has moved the answers.
        await tx
          .select()
          .from(exportPlanTicks)
          .where(eq(exportPlanTicks.user_id, owner.userId))
          .for('update')
        const accepting = acceptOffer(guest, ids.guest, withFormer)
        await vi.waitUntil(isSomebodyWaiting)
        return { both: Promise.allSettled([accepting, close(guest)]) }
      })
      for (const { status } of await both) expect(status).toBe('fulfilled')
      expect(await holders()).toEqual([])
    },
  )
})
