import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { jobKind } from '@/lib/jobs/job'
import { inSubject } from '@/lib/mail/in-subject'
import { ownText, readerOf } from '@/lib/mail/own-text'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { findQuestionFor } from '../../effects/server/repository'
import { effectLinks } from '../../effects/server/service'
import { findStepFor } from './repository'

type Told = NonNullable<Awaited<ReturnType<typeof findStepFor>>>

/** The page where a person reads of a step, and the text of its link. */
function pageOf({ enquiry_id, barrier_id, published_at }: Told) {
  if (enquiry_id !== null) return [routes.reportedBarrier(enquiry_id), 'barrier.open'] as const
  if (published_at === null) return [routes.barriers(), 'barrier.register'] as const
  return [routes.barrier(barrier_id), 'barrier.read'] as const
}

interface Asked {
  step_id: number
  user_id: number
  email: string
}

/** The page where a person says whether a step works for their company; null where nobody asked. */
async function questionOf(db: Executor, { step_id, user_id, email }: Asked, locale: Locale) {
  const question = await findQuestionFor(db, step_id, user_id)
  if (!question || question.answer !== null) return null
  const signature = await effectLinks.signature(db, { id: question.id, email })
  return absoluteUrl(locale, routes.barrierEffect(question.id, signature))
}

/**
 * Tells a person of a step: it leads to the enquiry by which they reported the barrier, or to the
 * barrier that they joined, or else to the register. One that solved it asks for the effect.
 */
export const barrierStepMail = jobKind({
  name: 'mail-barrier-step',
  payload: z.object({ step_id: z.int(), user_id: z.int() }),
  delays: mailDelays,
  run: async ({ step_id, user_id }, { id }) => {
    const db = await database()
    const found = await findStepFor(db, step_id, user_id)
    if (!found) return
    const locale = accountLocale(found.locale)
    const [site, t, { barriers }] = await Promise.all([
      getSite(),
      mailTexts(locale),
      messageBooks[locale](),
    ])
    const title = inLocale(found, 'title', locale)
    const text = inLocale(found, 'text', locale)
    const status = barriers.status[found.status]
    const enquiry = found.enquiry_id
    const [path, opens] = pageOf(found)
    const page = { text: t(opens), href: absoluteUrl(locale, path) }
    const form = await questionOf(db, { step_id, user_id, email: found.address }, locale)
    await post({
      id,
      to: readerOf(found),
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('barrier.subject', { title: inSubject(title, locale), status }),
        greeting: t('greeting', { name: ownText(found.name, found, locale) }),
        paragraphs: [
          t(enquiry === null ? 'barrier.joined' : 'barrier.text', {
            title: isolated(title, locale),
            status,
          }),
          ...(text === '' ? [] : [isolated(text, locale)]),
          ...(form === null ? [] : [t('barrier.effect')]),
        ],
        ...(form === null
          ? { action: page }
          : { action: { text: t('barrier.answer'), href: form }, choices: [page] }),
      },
    })
  },
})
