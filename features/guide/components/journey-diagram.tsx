import { WhenSeen } from '@/components/when-seen/when-seen'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import { guideSteps, stepId } from '../rules'
import { JourneyChart } from './journey-chart'
import styles from './journey-diagram.module.css'
import { StationStar } from './station-star'
import { StepName } from './step-name'

/**
 * The seven steps as stations of a journey, from the workshop over the sea to the market (spec part
 * 1 section 2.6): a drawing with a list of text links above it. It shows above 700 px.
 */
export function JourneyDiagram({ locale, guide }: { locale: Locale; guide: Guide }) {
  const t = useTranslations('guide')
  return (
    <nav className={styles.diagram} aria-label={t('steps.title')}>
      <WhenSeen className={styles.stage}>
        <JourneyChart />
        <ol>
          {guideSteps.map((step) => (
            <li key={step.key} className={styles.station}>
              <a href={`#${stepId(step)}`} className={styles.link}>
                <StationStar locale={locale} number={step.number} />{' '}
                <StepName locale={locale} guide={guide} step={step} className={styles.name} />
              </a>
            </li>
          ))}
        </ol>
      </WhenSeen>
    </nav>
  )
}
