import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Checked } from '../../verification/contract'
import { checksByDay } from '../../verification/rules'
import styles from './verified-note.module.css'

/** What the portal has checked of a company, and when; nothing where it has not. */
export function VerifiedNote({ locale, checks }: { locale: Locale; checks: readonly Checked[] }) {
  const t = useTranslations('companies.verified')
  if (checks.length === 0) return null
  return (
    <div className={styles.note}>
      <Icon name="shield" className={styles.sign} />
      <div>
        {checksByDay(checks).map(({ on, facts }) => (
          <Part key={on} below={2}>
            <p className={styles.title}>{t('on', { date: formatDate(on, locale) })}</p>
            <p>
              {joinTexts(
                facts.map((fact) => t(`fact.${fact}`)),
                locale,
              )}
            </p>
          </Part>
        ))}
        <Note>{t('what')}</Note>
      </div>
    </div>
  )
}
