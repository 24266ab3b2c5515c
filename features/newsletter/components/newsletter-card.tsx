import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { SubscriptionButton } from './subscription-button'

interface NewsletterCardProps {
  locale: Locale
  person: { id: number; subscribe: number; email_verified_at: string | null }
}

/** Whether a person gets the digest of news, with a button to change it (spec part 3 section 2). */
export function NewsletterCard({ locale, person }: NewsletterCardProps) {
  const t = useTranslations('newsletter')
  const all = useTranslations()
  return (
    <Stack
      aria-labelledby="profile-newsletter"
      as="section"
      gap={4}
      align="start"
      bounded
      top
      panel={5}
    >
      <SectionHeading
        id="profile-newsletter"
        lead={t('lead')}
        action={<Link href={localePath(locale, routes.myMails())}>{all('mailChoices.title')}</Link>}
      >
        {t('title')}
      </SectionHeading>
      {person.email_verified_at === null && <Text tone="soft">{t('verifyFirst')}</Text>}
      <SubscriptionButton
        id={person.id}
        subscribe={person.subscribe}
        texts={all.raw('newsletter')}
      />
    </Stack>
  )
}
