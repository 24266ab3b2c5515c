import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { useTranslations } from 'next-intl'
import { SubscriptionButton } from './subscription-button'

interface NewsletterCardProps {
  person: { id: number; subscribe: number; email_verified_at: string | null }
}

/** Whether a person gets the digest of news, with a button to change it (spec part 3 section 2). */
export function NewsletterCard({ person }: NewsletterCardProps) {
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
      <SectionHeading id="profile-newsletter" lead={t('lead')}>
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
