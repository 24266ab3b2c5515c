import { Link } from '@/components/link/link'
import { isServed } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { articleOf } from '../../rules'
import { marketByCode } from '../contract'

interface HubLinkProps {
  locale: Locale
  iso2: string
  /** The name of the country. */
  name: string
}

/** The link to a market from another page about the country, where the portal has markets. */
export function HubLink({ locale, iso2, name }: HubLinkProps) {
  const t = useTranslations('marketAccess.hub')
  if (!isServed(marketByCode)) return null
  return (
    <Link href={localePath(locale, routes.market(iso2))}>
      {t('hubLink', { market: `${articleOf(iso2, locale)}${name}` })}
    </Link>
  )
}
