import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { barrierAudiences } from '../rules'
import styles from './barrier-audiences.module.css'

/**
 * The two audiences that report a trade barrier, exporters and international buyers, each with a
 * form.
 */
export function BarrierAudiences({ locale }: { locale: Locale }) {
  const t = useTranslations('enquiryForms.audiences')
  return (
    <nav aria-label={t('label')} className={styles.frame}>
      <ul className={styles.choices}>
        {barrierAudiences.map((audience) => (
          <li key={audience}>
            <Link
              href={localePath(locale, routes.tradeBarriers(audience))}
              look="bare"
              className={styles.choice}
            >
              <Text as="span" tone="title" step={1} weight="heading">
                {t(`${audience}.choice`)}
              </Text>
              <span className={styles.text}>{t(`${audience}.text`)}</span>
              <Icon name="arrow-forward" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
