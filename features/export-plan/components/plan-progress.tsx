import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { useTranslations } from 'next-intl'
import styles from './plan-progress.module.css'

/** How many steps of a plan are done. */
export function PlanProgress({ done, total }: { done: number; total: number }) {
  const t = useTranslations('exportPlan')
  const text = t('progress', { done, total })
  return (
    <div className={styles.progress}>
      <Text weight="strong">{text}</Text>
      <Row
        role="meter"
        aria-label={t('title')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        gap={1}
        nowrap
      >
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className={place < done ? styles.filled : styles.open} />
        ))}
      </Row>
    </div>
  )
}
