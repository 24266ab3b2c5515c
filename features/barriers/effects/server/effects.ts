import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import type { SignedLink } from '@/lib/api/link-calls'
import { linkPage, signedLinks } from '@/lib/auth/link-pages'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { publishing } from '@/lib/cache/publication'
import { database, type Executor } from '@/lib/db/database'
import { routes } from '@/lib/routing/routes'
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

/** The links by which people answer without a login. */
export const effectLinks = signedLinks('barrier-effect', routes.barrierEffect)

export const effectPage = linkPage({
  links: effectLinks,
  about: 'id',
  find: findQuestion,
  addressOf: ({ email }) => email,
})

/** Notes who is asked whether a step works for their company; the mail of the step asks them. */
export const askEffects = insertQuestions

/** The question of a link with the last answer. Throws `not_found` for a link the portal did not sign. */
export async function effectOfLink(link: SignedLink) {
  const { id: _id, email: _email, ...question } = await effectPage.recordOf(await database(), link)
  return question
}

/** Answers the question of a link. Throws `not_found`. */
export async function answerByLink(
  link: SignedLink,
  { answer, details = '' }: BodyOf<typeof answerEffect>,
) {
  await publishing([barriersTag], async (tx) => {
    const { id } = await effectPage.recordOf(tx, link)
    await saveAnswer(tx, id, { answer, details })
  })
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
