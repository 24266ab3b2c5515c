import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { LazyAccountDialogs } from './lazy-account-dialogs'
import { useAccountTexts } from './account-texts'
import { useFailureTexts } from './failure-texts'

/** The login and the sign-up modal of every page, closed until requested. */
export function AccountLayer({ locale }: { locale: Locale }) {
  return (
    <LazyAccountDialogs
      locale={locale}
      texts={useAccountTexts()}
      failures={useFailureTexts(locale)}
      homeHref={localePath(locale, routes.home())}
      termsHref={localePath(locale, routes.terms())}
    />
  )
}
