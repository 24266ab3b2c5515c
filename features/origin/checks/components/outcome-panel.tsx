import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import { useTranslations } from 'next-intl'
import type { Assessment, Outcome } from '../../assessment/contract'
import styles from './outcome-panel.module.css'

const signs: Record<Outcome, IconName> = { likely: 'success', not_yet: 'warning', ask: 'info' }

/** The outcome of a check with its reasons, and that it is no ruling. */
export function OutcomePanel({ result }: { result: Assessment }) {
  const t = useTranslations('originCheck')
  const { outcome, reasons, criteria } = result
  return (
    <section aria-labelledby="outcome" className={`${styles.panel} ${styles[outcome]}`}>
      <Icon name={signs[outcome]} size={32} className={styles.sign} />
      <div className={styles.text}>
        <h2 id="outcome" className={styles.outcome}>
          {t(`result.outcomes.${outcome}`)}
        </h2>
        <p>{t(`result.outcomeTexts.${outcome}`)}</p>
        {outcome === 'ask' && <p className={styles.criteria}>{t(`result.criteria.${criteria}`)}</p>}
        {reasons.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('result.reasonsTitle')}</h3>
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{t(`result.reasons.${reason}`)}</li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.disclaimer}>{t('disclaimer')}</p>
      </div>
    </section>
  )
}
