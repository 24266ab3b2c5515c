import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { newsletterLink } from '../contract'
import { LinkForm } from './link-form'

interface NewsletterPanelProps {
  locale: Locale
  /** Null for an invalid link. */
  answer: LinkAnswer<typeof newsletterLink> | null
}

/** The page behind the link of a mail, without a login. */
export function NewsletterPanel({ locale, answer }: NewsletterPanelProps) {
  const t = useTranslations('newsletter.link')
  if (answer) return <LinkForm locale={locale} answer={answer} texts={t.raw('form')} />
  const invalid = { word: t('word'), title: t('invalid'), text: t('invalidMeans') }
  const way = { path: routes.profile(), text: t('profile') }
  return <InvalidLink locale={locale} way={way} texts={invalid} />
}
