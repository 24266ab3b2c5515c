import { Icon } from '@/components/icon/icon'
import { useTranslations } from 'next-intl'
import type { answeringSpeeds } from '../../contract'
import styles from './answering-speed.module.css'

/** How fast a company usually answers, from five answered requests on. */
export function AnsweringSpeed({ speed }: { speed: (typeof answeringSpeeds)[number] }) {
  const t = useTranslations('quotations')
  return (
    <span className={styles.speed}>
      <Icon name="clock" size={20} />
      {t(`speed.${speed}`)}
    </span>
  )
}
