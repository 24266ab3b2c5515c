import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsletterLink } from '../queries'
import { LinkForm } from './link-form'

interface NewsletterPanelProps {
  locale: Locale
  link: NewsletterLink
  /** Whether the person of the link gets the digest; null for an invalid link. */
  subscribe: number | null
}

/** The page behind the link of a mail, without a login. */
export function NewsletterPanel({ locale, link, subscribe }: NewsletterPanelProps) {
  const t = useTranslations('newsletter.link')
  if (subscribe !== null) {
    return <LinkForm locale={locale} link={link} subscribe={subscribe} texts={t.raw('form')} />
  }
  return (
    <Alert
      tone="warning"
      word={t('word')}
      title={t('invalid')}
      action={
        <ButtonLink href={localePath(locale, routes.profile())} variant="secondary">
          {t('profile')}
        </ButtonLink>
      }
    >
      {t('invalidMeans')}
    </Alert>
  )
}
