import { Icon } from '@/components/icon/icon'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { guideSteps, stepId } from '../rules'
import { journey } from './journey'
import styles from './journey-list.module.css'
import { StationStar } from './station-star'

/** The path down from a station on the starting side to one on the other, and back. */
const bends = ['M28 0C28 50 76 50 76 100', 'M76 0C76 50 28 50 28 100'] as const

/**
 * The journey on mobile: seven numbered steps in a column (spec part 1 section 2.6). It shows at
 * 700 px and below, where the chart does not.
 */
export function JourneyList({ locale }: { locale: Locale }) {
  const t = useTranslations('guide')
  return (
    <nav className={styles.diagram} aria-label={t('steps.title')}>
      <ol className={styles.list}>
        {guideSteps.map((step, index) => (
          <li key={step.key} className={styles.station}>
            {step.key === 'visiting' && <Crossing />}
            {index < guideSteps.length - 1 && <Bend d={bends[index % 2 === 0 ? 0 : 1]} />}
            <a href={`#${stepId(step)}`} className={styles.link}>
              <StationStar locale={locale} number={step.number} className={styles.star} />{' '}
              <span className={styles.name}>{t(`steps.${step.key}`)}</span>
              <svg className={styles.scene} viewBox="0 0 140 110" aria-hidden="true">
                <use href={`${journey}#${step.key}`} width="140" height="110" />
              </svg>
              <Icon name="chevron-down" size={20} className={styles.mark} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Bend({ d }: { d: string }) {
  return (
    <svg
      className={styles.bend}
      viewBox="0 0 104 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[styles.rail, styles.bed, styles.way].map((part) => (
        <path key={part} className={part} d={d} />
      ))}
    </svg>
  )
}

/** The water between the port and the market, with the ship on it. */
function Crossing() {
  return (
    <>
      <svg
        className={styles.sea}
        viewBox="0 0 360 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href={`${journey}#sea`} />
      </svg>
      <svg className={styles.ship} viewBox="0 0 128 64" aria-hidden="true">
        <use href={`${journey}#ship`} width="128" height="64" />
      </svg>
    </>
  )
}
