import { LazyPrintButton } from '@/components/print-button/lazy-print-button'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl } from '@/lib/routing/site-url'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MenuEntry } from '../contract'
import { entryPaths } from '../rules'
import styles from './page-closing.module.css'

interface PageClosingProps {
  locale: Locale
  page: MenuEntry
  /** Whether the page is long enough for a print button. */
  printable: boolean
  feedback?: ReactNode
}

/** The end of a content page: the date of its last change, and in print its address. */
export function PageClosing({ locale, page, printable, feedback }: PageClosingProps) {
  const t = useTranslations('pages')
  return (
    <div className={styles.frame}>
      <div className={styles.closing}>
        {feedback}
        <div className={styles.facts}>
          {page.updated_at && <LastChange instant={page.updated_at} locale={locale} />}
          <p className={styles.address} data-ltr>
            {decodeURI(absoluteUrl(locale, entryPaths(page)[locale]))}
          </p>
          {printable && <LazyPrintButton>{t('print')}</LazyPrintButton>}
        </div>
      </div>
    </div>
  )
}

function LastChange({ instant, locale }: { instant: string; locale: Locale }) {
  const t = useTranslations('pages')
  const date = () => <time dateTime={instant}>{formatDate(instant, locale)}</time>
  return <p>{t.rich('lastChanged', { date })}</p>
}
