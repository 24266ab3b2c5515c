import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { signedLinks } from '@/lib/auth/signed-links'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { publishing } from '@/lib/cache/publication'
import { database, type Executor } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { barriersTag } from '../../contract'
import type { answerEffect } from '../contract'
import {
  eraseOfPerson,
  findQuestion,
  insertQuestions,
  saveAnswer,
  selectEffects,
  selectOfPerson,
} from './effects.sql'

/** The question in a link. */
interface Link {
  id: number
  signature: string
}

/** The links by which people answer without a login. */
export const effectLinks = signedLinks('barrier-effect')

/** Notes who is asked whether a step works for their company; the mail of the step asks them. */
export const askEffects = insertQuestions

/** The question of a link with the last answer. Throws `not_found` for a link the portal did not sign. */
export async function effectOfLink(link: Link) {
  const { id: _id, email: _email, ...question } = await signedQuestion(await database(), link)
  return question
}

/** Answers the question of a link. Throws `not_found`. */
export async function answerByLink(
  link: Link,
  { answer, details = '' }: BodyOf<typeof answerEffect>,
) {
  return publishing([barriersTag], async (tx) => {
    const { id } = await signedQuestion(tx, link)
    await saveAnswer(tx, id, { answer, details })
    return 'Success' as const
  })
}

/** Redirects to the page of a link in a language. */
export function leadToPage({ id, signature }: Link, { reply }: CallContext, back: Locale) {
  reply.status = 303
  reply.headers.set('location', localePath(back, routes.barrierEffect(id, signature)))
}

async function signedQuestion(db: Executor, { id, signature }: Link) {
  const question = await findQuestion(db, id)
  const isSigned = question && (await effectLinks.isValid(db, question, signature))
  if (!isSigned) throw new Problem('not_found')
  return question
}

/** What people were asked about a barrier and answered, for staff. */
export async function effectsOf(db: Executor, barrier: number) {
  const found = await selectEffects(db, barrier)
  return found.map(({ company, ...rest }) => ({
    ...rest,
    ...(company
      ? renamePair(company, 'company_registered_name', 'company')
      : bothLanguages('company', '')),
  }))
}

/** What a person was asked about barriers and answered, for the export of their data. */
export const exportEffects = selectOfPerson

/** Takes a person out of their answers when their account is closed. */
export const forgetEffects = eraseOfPerson
