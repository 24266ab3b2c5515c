import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { changeAddress } from '@/lib/api/link-calls'
import { signedLinks } from '@/lib/auth/link-pages'
import { outcomeAnswers } from '@/lib/db/codes/outcomes'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { refuseOutcomes } from '../asking/contract'
import { findAbout } from '../asking/server/asking.sql'
import { findAsked } from './outcome-mails.sql'

/** The links by which people answer without a login. */
export const outcomeLinks = signedLinks('outcome', routes.outcome)

/** Asks one side what came of an occasion; nobody is asked who has answered or was erased. */
export const outcomeMail = mailTemplate({
  name: 'mail-outcome',
  payload: z.object({ question_id: z.int() }),
  load: async (db, { question_id }) => {
    const question = await findAsked(db, question_id)
    if (!question || question.email === '' || question.answer !== null) return null
    const { kind, side, name, email, locale, happened_at } = question
    const [about, signature] = await Promise.all([
      findAbout(db, question),
      outcomeLinks.signature(db, question),
    ])
    return {
      to: { name, address: email, locale, isConfirmed: true },
      facts: { link: { id: question_id, signature }, kind, side, happened_at, about },
    }
  },
  write: ({ t, ...pen }, { link, kind, side, happened_at, about }) => {
    const values = { about: pen.quote(pen.textOf(about, 'about')), date: pen.day(happened_at) }
    const sentence =
      kind === 'event' ? 'event' : (`${kind}_${side === 'buyer' ? 'buyer' : 'supplier'}` as const)
    const page = pen.page(outcomeLinks.pathOf(link.id, link.signature))
    return {
      subject: t('outcome.subject'),
      paragraphs: [t(`outcome.${sentence}`, values), t('outcome.text')],
      choices: outcomeAnswers.map((answer) => ({
        text: t(`outcome.answers.${answer}`),
        href: `${page}?answer=${answer}`,
      })),
      notes: [t('outcome.why')],
      unsubscribe: {
        text: t('outcome.stop'),
        href: page,
        oneClick: siteUrl(changeAddress(refuseOutcomes, link)),
      },
    }
  },
})
