import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import type { Person } from '@/lib/api/feature'
import type { SignedLink } from '@/lib/api/link-calls'
import { linkPage } from '@/lib/auth/link-pages'
import { tokenHash } from '@/lib/auth/tokens'
import { outcomeRounds } from '@/lib/db/codes/outcomes'
import { database, transaction, type Executor, type Transaction } from '@/lib/db/database'
import { mailboxOf } from '@/lib/mail/mailbox'
import { outcomeLinks, outcomeMail } from '../../server/outcome-mails'
import { occasionsIn } from '../../server/occasions'
import type { answerOutcome } from '../contract'
import { dueIn } from '../rules'
import {
  eraseOld,
  erasePerson,
  findAbout,
  findQuestion,
  insertQuestions,
  insertRefusal,
  selectOfPerson,
  selectRefusals,
  setAnswer,
} from './asking.sql'

export const outcomePage = linkPage({
  links: outcomeLinks,
  about: 'id',
  find: findQuestion,
  addressOf: ({ email }) => email,
})

/** How many people are asked in one transaction. */
const askedAtOnce = 200

/** Answers stay, without the people, when a question is so old. */
const keptMonths = 24

/** Asks each side of what happened 30 and 90 days ago, once across all instances. */
export async function askOutcomes(now = new Date()): Promise<void> {
  const db = await database()
  for (const round of outcomeRounds) {
    const due = (await occasionsIn(db, dueIn(round, now))).map((one) => ({ ...one, round }))
    const hashes = due.map(({ email }) => hashOf(email))
    const refused = await selectRefusals(db, hashes)
    const willing = due.filter(({ email }) => !refused.has(hashOf(email)))
    for (let start = 0; start < willing.length; start += askedAtOnce) {
      const batch = willing.slice(start, start + askedAtOnce)
      await transaction(async (tx) => {
        const fresh = await insertQuestions(tx, batch)
        await outcomeMail.enqueueAll(
          tx,
          fresh.map((question_id) => ({ question_id })),
        )
      })
    }
  }
}

const hashOf = (email: string) => tokenHash(mailboxOf(email))

/** The question of a link with the last answer. Throws `not_found` for a link the portal did not sign. */
export async function questionOfLink(link: SignedLink) {
  const db = await database()
  const question = await outcomePage.recordOf(db, link)
  const { kind, side, happened_at, answer, value_band, email } = question
  const refused = await selectRefusals(db, [hashOf(email)])
  const about = await findAbout(db, question)
  return { kind, side, happened_at, ...about, answer, value_band, is_refused: refused.size > 0 }
}

/** Answers the question of a link; only an order has a value. Throws `not_found`. */
export async function answerByLink(
  link: SignedLink,
  { answer, value_band }: BodyOf<typeof answerOutcome>,
) {
  const db = await database()
  const { id } = await outcomePage.recordOf(db, link)
  await setAnswer(db, id, { answer, value_band: answer === 'order' ? (value_band ?? null) : null })
}

/** Ends all questions to the address of a link. Throws `not_found`. */
export async function refuseByLink(link: SignedLink) {
  const db = await database()
  const { email } = await outcomePage.recordOf(db, link)
  await insertRefusal(db, hashOf(email))
}

/** What a person was asked and answered, for the export of their data. */
export async function exportOutcomes(db: Executor, person: Person) {
  return selectOfPerson(db, person.id, person.email)
}

/** Takes a person out of their answers when their account is closed. */
export async function forgetAsked(tx: Transaction, person: Person) {
  await erasePerson(tx, person.id, person.email)
}

/** Takes the people out of answers after 24 months; the figures stay. */
export async function clearOutcomes(db: Executor) {
  await eraseOld(db, keptMonths)
}
