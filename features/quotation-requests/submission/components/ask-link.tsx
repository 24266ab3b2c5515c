import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { About } from '../queries'

interface AskLinkProps {
  locale: Locale
  company: number
  about?: About
}

/** The first button on the page of a company or an offer: asks for a quotation on the portal. */
export function AskLink({ locale, company, about = {} }: AskLinkProps) {
  const t = useTranslations('quotations.page')
  return (
    <ButtonLink href={localePath(locale, routes.askSupplier(company, about))}>
      <Icon name="mail" />
      {t('title')}
    </ButtonLink>
  )
}
