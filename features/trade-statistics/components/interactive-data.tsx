import { ForMembers } from '@/components/for-members/for-members'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { StatisticBrowserOpener } from './statistic-browser-opener'
import { useStatisticTexts } from './statistic-texts'

interface InteractiveDataProps {
  locale: Locale
  /** The unprefixed address of the tab, to which the login returns. */
  path: string
  /** The contact for studies. */
  agency: { phone: string; email: string }
  /** The contact for premium access. */
  supportEmail: string
}

/**
 * Statistics, studies and infographics for those who are logged in, and the warning for visitors
 * (spec part 2 section 2).
 */
export function InteractiveData({ locale, path, agency, supportEmail }: InteractiveDataProps) {
  const t = useTranslations('statistics')
  const texts = { warning: t('warning'), forMembers: t('forMembers'), logIn: t('logIn') }
  return (
    <ForMembers locale={locale} path={path} texts={texts} title={t('title')}>
      <StatisticBrowserOpener
        locale={locale}
        path={localePath(locale, path)}
        agency={agency}
        supportEmail={supportEmail}
        texts={useStatisticTexts(locale)}
      />
    </ForMembers>
  )
}
