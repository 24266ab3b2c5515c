import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { formatInstant } from '@/lib/i18n/format'
import { locales } from '@/lib/i18n/locale'
import type { MailWriter } from '@/lib/mail/template'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { hasPending } from './follow-links.sql'
import { followMails } from './follow-links'
import type { FollowLink } from '../contract'
import { digestLength, pendingDays } from '../rules'
import { findFollower } from './follows.sql'
import type { ShownSource } from '../sources/contract'
import { titleOf, type Line } from '../sources/server/sources'

/**
 * Asks an address to confirm what it wants to follow, in the language of the request. The mail has no
 * text of the person who asked; the page of its link says what would be followed.
 */
export const followConfirmationMail = mailTemplate({
  name: 'mail-follow-confirmation',
  payload: z.object({ follower_id: z.int(), locale: z.enum(locales) }),
  load: async (db, { follower_id, locale }) => {
    const follower = await findFollower(db, follower_id)
    if (!follower?.email || !(await hasPending(db, follower_id))) return null
    const { email } = follower
    return {
      to: { name: '', address: email, locale, isConfirmed: false },
      facts: { path: await followMails.links.pathFor(db, { id: follower_id, email }) },
    }
  },
  write: ({ t, ...pen }, { path }) => ({
    subject: t('followConfirmation.subject'),
    greeting: t('followConfirmation.greeting'),
    paragraphs: [t('followConfirmation.text')],
    action: { text: t('followConfirmation.action'), href: pen.page(path) },
    notes: [t('followConfirmation.validity', { days: pendingDays }), t('notYou')],
  }),
})

type ShownLine = Line & { source: ShownSource }

/** What one person is told in one mail. */
export interface FollowNews {
  link: FollowLink
  isNamed: boolean
  /** Public records, the newest first, with the time at which they were published. */
  news: readonly { line: ShownLine; changed_at: string }[]
  /** New publications, which members alone read: only their number is sent. */
  publications: number
}

/** The news on what a person follows. */
export const followDigest: MailWriter<FollowNews> = {
  write: ({ t, ...pen }, { link, isNamed, news, publications }) => {
    const records = news.slice(0, digestLength).map(({ line, changed_at }) => ({
      title: titleOf(line, pen.locale),
      meta: t('followDigest.meta', {
        source: t(`followDigest.sources.${line.source}`),
        date: formatInstant(changed_at, pen.locale),
      }),
      text: '',
      href: pen.page(line.path),
    }))
    const counted = () => ({
      title: t('followDigest.publications', { count: publications }),
      meta: t('followDigest.forMembers'),
      text: '',
      href: pen.page(routes.applicationPage('130')),
    })
    const count = news.length + publications
    const others = news.length - digestLength
    const [first] = records
    const unsubscribe = followMails.unsubscribe(pen, link, t('followDigest.unsubscribe'))
    return {
      subject:
        count === 1 && first
          ? t('followDigest.subjectOfOne', { title: pen.quoteShort(first.title) })
          : t('followDigest.subject', { count }),
      ...(!isNamed && { greeting: t('followDigest.greeting') }),
      paragraphs: [t('followDigest.text')],
      records: publications > 0 ? [...records, counted()] : records,
      action: { text: t('followDigest.action'), href: unsubscribe.href },
      notes: [
        ...(others > 0 ? [t('followDigest.more', { count: others })] : []),
        t('followDigest.why'),
      ],
      unsubscribe,
    }
  },
}
