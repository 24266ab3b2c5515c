import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import { DownloadGate } from './download-gate'
import styles from './export-guide.module.css'
import { GuideEntries } from './guide-entries'
import { JourneyDiagram } from './journey-diagram'
import { JourneyList } from './journey-list'
import { StepNavigation } from './step-navigation'
import { WholeGuide } from './whole-guide'

interface ExportGuideProps {
  locale: Locale
  /** Null while there is no guide: then nothing is rendered. */
  guide: Guide | null
  /** The unprefixed address of the page, to which the login returns. */
  path: string
}

/** The export guide below the text of its page (spec part 1 section 2.6). */
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
          <section className={styles.journey} aria-labelledby="guide-journey">
            <div>
              <h2 id="guide-journey" className={styles.title}>
                {inLocale(guide, 'sub_subtitle', locale) === '' ? (
                  t('steps.title')
                ) : (
                  <Bilingual of={guide} field="sub_subtitle" locale={locale} />
                )}
              </h2>
              <RichText>
                <BilingualHtml of={guide} field="step_guide" locale={locale} />
              </RichText>
            </div>
            <JourneyDiagram locale={locale} guide={guide} />
            <JourneyList locale={locale} />
            <WholeGuide locale={locale} guide={guide} loginHref={loginHref} />
          </section>
          <GuideEntries locale={locale} guide={guide} loginHref={loginHref} />
        </div>
      </StepNavigation>
    </DownloadGate>
  )
}
