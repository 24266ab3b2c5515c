import 'server-only'
import { getSite, mailTemplate } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import { formatInstant } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { locales, type Locale } from '@/lib/i18n/locale'
import { inSubject } from '@/lib/mail/in-subject'
import { post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { hasPending } from '../../links/server/repository'
import { followSignature } from '../../links/server/service'
import { digestLength, pendingDays } from '../../rules'
import { findFollower } from '../../server/repository'
import { titleOf, type Line } from '../../sources/server/service'

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
      to: { name: '', address: email, locale },
      facts: { follower_id, signature: await followSignature(db, { id: follower_id, email }) },
    }
  },
  write: ({ t, ...pen }, { follower_id, signature }) => ({
    subject: t('followConfirmation.subject'),
    greeting: t('followConfirmation.greeting'),
    paragraphs: [t('followConfirmation.text')],
    action: {
      text: t('followConfirmation.action'),
      href: pen.page(routes.followLink(follower_id, signature)),
    },
    notes: [t('followConfirmation.validity', { days: pendingDays }), t('notYou')],
  }),
})

/** What one person is told in one mail. */
interface Digest {
  /** The same at a repeat, so that a mail server can recognise it. */
  id: string
  follower: { id: number; name: string; email: string; locale: Locale }
  /** Public records, the newest first, with the time at which they were published. */
  news: readonly { line: Line; changed_at: string }[]
  /** New publications, which members alone read: only their number is sent. */
  publications: number
}

/** What the mails of one job have in common: translators parse each text once. */
export async function mailContext() {
  const [site, en, ar] = await Promise.all([getSite(), mailTexts('en'), mailTexts('ar')])
  return { site, texts: { en, ar } }
}

type MailContext = Awaited<ReturnType<typeof mailContext>>

/** Sends the news on what a person follows, in their language. Throws the error of the mail server. */
export async function postDigest(
  db: Executor,
  digest: Digest,
  { site, texts }: MailContext,
): Promise<void> {
  const { id, follower } = digest
  const { id: follower_id, locale, name, email } = follower
  const signature = await followSignature(db, follower)
  const portal = inLocale(site, 'name', locale)
  const link = {
    page: absoluteUrl(locale, routes.followLink(follower_id, signature)),
    oneClick: siteUrl(routes.followChange(follower_id, signature, 'unsubscribe')),
  }
  const content = { locale, portal, ...contentOf(texts[locale], digest, link) }
  await post({ id, to: { name, address: email }, content })
}

/** The texts of a mail with news. */
function contentOf(
  t: Awaited<ReturnType<typeof mailTexts>>,
  { follower: { locale, name }, news, publications }: Digest,
  { page, oneClick }: { page: string; oneClick: string },
) {
  const records = news.slice(0, digestLength).map(({ line, changed_at }) => ({
    title: titleOf(line, locale),
    meta: t('followDigest.meta', {
      source: t(`followDigest.sources.${line.source}`),
      date: formatInstant(changed_at, locale),
    }),
    text: '',
    href: absoluteUrl(locale, line.path),
  }))
  const counted = {
    title: t('followDigest.publications', { count: publications }),
    meta: t('followDigest.forMembers'),
    text: '',
    href: absoluteUrl(locale, routes.applicationPage('130')),
  }
  const count = news.length + publications
  const others = news.length - digestLength
  const [first] = records
  return {
    subject:
      count === 1 && first
        ? t('followDigest.subjectOfOne', { title: inSubject(first.title, locale) })
        : t('followDigest.subject', { count }),
    greeting: name ? t('greeting', { name: isolated(name, locale) }) : t('followDigest.greeting'),
    paragraphs: [t('followDigest.text')],
    records: publications > 0 ? [...records, counted] : records,
    action: { text: t('followDigest.action'), href: page },
    notes: [
      ...(others > 0 ? [t('followDigest.more', { count: others })] : []),
      t('followDigest.why'),
    ],
    unsubscribe: { text: t('followDigest.unsubscribe'), href: page, oneClick },
  }
}
