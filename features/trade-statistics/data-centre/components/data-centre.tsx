import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import { Alert } from '@/components/alert/alert'
import { LoginWarning } from '@/components/for-members/login-warning'
import { Text } from '@/components/layout/text'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import styles from './data-centre.module.css'
import { PlaceholderTable } from './placeholder-table'

interface DataCentreProps {
  locale: Locale
  /** The unprefixed address of the tab, to which the login returns. */
  path: string
}

/**
 * The data centre: a table of placeholders with its HS-code filter for those who are logged in, the
 * warning for visitors (spec/decisions.md section 2). Which one shows is decided before the first
 * paint by `data-signed-in` on the document.
 */
export function DataCentre({ locale, path }: DataCentreProps) {
  const t = useTranslations('dataCentre')
  const rules = useTranslations('rules')
  const warning = { warning: t('warning'), forMembers: t('forMembers'), logIn: t('logIn') }
  return (
    <section className={styles.centre} aria-labelledby="data-centre">
      <Text id="data-centre" as="h2" tone="title" step={2} below={4}>
        {t('title')}
      </Text>
      <div className={styles.visitor}>
        <LoginWarning locale={locale} path={path} texts={warning} />
      </div>
      <div className={styles.member}>
        <Alert tone="info" word={t('note')}>
          {t('placeholder')}
        </Alert>
        <PlaceholderTable
          locale={locale}
          texts={{
            ...t.raw('table'),
            products: t.raw('products'),
            count: countForms((count) => t('count', { count }), locale),
            example: hsCodeExample,
            tooLong: rules('hs_code'),
          }}
        />
      </div>
    </section>
  )
}
