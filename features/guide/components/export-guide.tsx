import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import { DownloadGate } from './download-gate'
import styles from './export-guide.module.css'
import { GuideEntries } from './guide-entries'
import { JourneyDiagram } from './journey-diagram'
import { StepNavigation } from './step-navigation'

interface ExportGuideProps {
  locale: Locale
  /** Null while there is no guide: then nothing is rendered. */
  guide: Guide | null
  /** The unprefixed address of the page, to which the login returns. */
  path: string
}

/** The export guide: its steps as a journey, then the text of each (spec part 1 section 2.6). */
export function ExportGuide({ locale, guide, path }: ExportGuideProps) {
  const t = useTranslations('guide')
  const close = useTranslations('layout')('closeMessage')
  if (!guide) return null
  const loginHref = localePath(locale, routes.login(localePath(locale, path)))
  const texts = { warning: t('login_to_download_guide'), logIn: t('logIn'), close }
  return (
    <DownloadGate loginHref={loginHref} texts={texts}>
      <StepNavigation>
        <div className={styles.guide}>
          <JourneyDiagram locale={locale} guide={guide} />
          <GuideEntries locale={locale} guide={guide} loginHref={loginHref} />
        </div>
      </StepNavigation>
    </DownloadGate>
  )
}
