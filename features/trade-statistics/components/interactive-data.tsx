import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from './interactive-data.module.css'
import { InteractiveDataOpener } from './interactive-data-opener'
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
 * (spec part 2 section 2). Both are in the cached page; which one shows is decided before the
 * first paint by `data-signed-in` on the document.
 */
export function InteractiveData({ locale, path, agency, supportEmail }: InteractiveDataProps) {
  const t = useTranslations('statistics')
  const alerts = useTranslations('alerts')
  const own = localePath(locale, path)
  return (
    <>
      <section className={styles.visitor} aria-labelledby="data-for-members">
        <h2 id="data-for-members" className={styles.title}>
          {t('title')}
        </h2>
        <Alert
          tone="warning"
          word={t('warning')}
          title={alerts('login_to_see_data')}
          action={
            <ButtonLink href={localePath(locale, routes.login(own))}>{t('logIn')}</ButtonLink>
          }
        >
          {t('forMembers')}
        </Alert>
      </section>
      <div className={styles.member}>
        <InteractiveDataOpener
          locale={locale}
          path={own}
          agency={agency}
          supportEmail={supportEmail}
          texts={useStatisticTexts(locale)}
        />
      </div>
    </>
  )
}
