import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { jobKind } from '@/lib/jobs/job'
import { inSubject } from '@/lib/mail/in-subject'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { localePath, routes } from '@/lib/routing/routes'
import { settings } from '@/lib/settings/settings'
import { z } from 'zod'
import { findStepFor } from './repository'

/**
 * Tells a person who reported or joined a barrier of a step; leads to the barrier, or else to their
 * enquiry or the register.
 */
export const barrierStepMail = jobKind({
  name: 'mail-barrier-step',
  payload: z.object({ step_id: z.int(), user_id: z.int() }),
  delays: mailDelays,
  run: async ({ step_id, user_id }, { id }) => {
    const found = await findStepFor(await database(), step_id, user_id)
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
    const isPublic = found.published_at !== null
    const own = found.enquiry_id === null ? routes.barriers() : routes.userEnquiry(found.enquiry_id)
    const path = isPublic ? routes.barrier(found.barrier_id) : own
    const hasReported = found.enquiry_id !== null
    const opened = hasReported ? 'barrier.open' : 'barrier.register'
    await post({
      id,
      to: { name: found.name, address: found.address },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('barrier.subject', { title: inSubject(title, locale), status }),
        greeting: t('greeting', { name: isolated(found.name, locale) }),
        paragraphs: [
          t(hasReported ? 'barrier.text' : 'barrier.joined', {
            title: isolated(title, locale),
            status,
          }),
          ...(text === '' ? [] : [isolated(text, locale)]),
        ],
        action: {
          text: t(isPublic ? 'barrier.read' : opened),
          href: new URL(localePath(locale, path), settings().SITE_URL).href,
        },
      },
    })
  },
})
