import 'server-only'
import { getSite } from '@/features/site/server/service'
import { signedLinks } from '@/lib/auth/signed-links'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { outcomeAnswers } from '@/lib/db/codes/outcomes'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { jobKind } from '@/lib/jobs/job'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { findAbout } from '../../asking/server/repository'
import { findAsked } from './repository'

/** The links by which people answer without a login. */
export const outcomeLinks = signedLinks('outcome')

/** Asks one side what came of an occasion; nobody is asked who has answered or was erased. */
export const outcomeMail = jobKind({
  name: 'mail-outcome',
  payload: z.object({ question_id: z.int() }),
  delays: mailDelays,
  run: async ({ question_id }, { id }) => {
    const db = await database()
    const question = await findAsked(db, question_id)
    if (!question || question.email === '' || question.answer !== null) return
    const { kind, side, name, email, locale, happened_at } = question
    const [site, t, about, signature] = await Promise.all([
      getSite(),
      mailTexts(locale),
      findAbout(db, question),
      outcomeLinks.signature(db, question),
    ])
    const values = {
      about: isolated(inLocale(about, 'about', locale), locale),
      date: formatDate(happened_at, locale),
    }
    const sentence =
      kind === 'event' ? 'event' : (`${kind}_${side === 'buyer' ? 'buyer' : 'supplier'}` as const)
    const page = absoluteUrl(locale, routes.outcome(question_id, signature))
    await post({
      id,
      to: { name, address: email },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('outcome.subject'),
        greeting: t('greeting', { name: isolated(name, locale) }),
        paragraphs: [t(`outcome.${sentence}`, values), t('outcome.text')],
        choices: outcomeAnswers.map((answer) => ({
          text: t(`outcome.answers.${answer}`),
          href: `${page}?answer=${answer}`,
        })),
        notes: [t('outcome.why')],
        unsubscribe: {
          text: t('outcome.stop'),
          href: page,
          oneClick: siteUrl(routes.outcomeChange(question_id, signature, 'stop')),
        },
      },
    })
  },
})
