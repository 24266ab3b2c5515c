import 'server-only'
import { inquirerOf } from '@/features/enquiries/case-desk/server/case-desk'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { planSteps } from '@/lib/db/codes/export-plans'
import { recordChange } from '@/lib/db/record-change'
import { findPerson } from '../../people/server/people.sql'
import { settingsOf } from '../../reminders/server/reminders'
import { planOfOwner, stepsOf } from '../../server/export-plan'
import { countNextSteps, selectUncounted, writeConsent, writeNextStep } from './advisers.sql'

/** Lets officers read the caller’s plan next to their enquiries, or no longer. */
export async function letRead(actor: Actor, advisers: boolean) {
  await writeConsent(await database(), personOf(actor).userId, advisers)
  return { advisers }
}

/** Whether the person of an enquiry lets officers read their plan. Throws `forbidden`, `not_found`. */
export async function isReadable(actor: Actor, enquiry: number) {
  return { advisers: (await readableOwner(actor, enquiry)) !== null }
}

/**
 * The plan of the person of an enquiry, as a reader sees it; the reading is recorded. Throws
 * `not_found`, and `forbidden` where they do not let officers read it.
 */
export async function readForCase(actor: Actor, enquiry: number) {
  const owner = await readableOwner(actor, enquiry)
  if (!owner) throw new Problem('forbidden')
  const { userId } = personOf(actor)
  const db = await database()
  await recordChange(db, {
    by: userId,
    action: 'read',
    subject: 'export-plan',
    id: owner.id,
    change: { enquiry_id: enquiry },
  })
  return planOfOwner(db, owner, { id: userId, role: 'reader' })
}

async function readableOwner(actor: Actor, enquiry: number) {
  const db = await database()
  const owner = await findPerson(db, await inquirerOf(actor, enquiry))
  return owner && (await settingsOf(db, owner.id)).advisers ? owner : null
}

/** How many plans wait at which step, in the order of the steps. */
export async function countPlans() {
  const counted = await countNextSteps(await database())
  const of = (step: (typeof counted)[number]['step']) =>
    counted.find((row) => row.step === step)?.plans ?? 0
  return {
    plans: counted.reduce((sum, { plans }) => sum + plans, 0),
    complete: of(null),
    steps: planSteps.map((step) => ({ step, plans: of(step) })),
  }
}

/** How many plans an hour counts again; their facts come from many features. */
const countedAtOnce = 100

/** Notes the next step of the plans that were counted longest ago. */
export async function countSteps(db: Executor): Promise<void> {
  for (const owner of await selectUncounted(db, countedAtOnce)) {
    const steps = await stepsOf(db, owner)
    await writeNextStep(db, owner.id, steps.find(({ is_next }) => is_next)?.step ?? null)
  }
}
