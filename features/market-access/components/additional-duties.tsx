import { Alert } from '@/components/alert/alert'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AdditionalDuty } from '../contract'
import { percentText } from '../pair/rules'
import { isConfirmed } from '../rules'
import styles from './additional-duties.module.css'
import { Fold } from './fold'
import { SourceMark } from './source-mark'
import { Unconfirmed } from './unconfirmed'

interface AdditionalDutiesProps {
  locale: Locale
  duties: readonly AdditionalDuty[]
}

/** The last known additional duty as a dated warning, without a total, and those without an end. */
export function AdditionalDuties({ locale, duties }: AdditionalDutiesProps) {
  const t = useTranslations('marketAccess.facts')
  const last = duties.find((duty) => duty.last)
  const withoutEnd = duties.filter((duty) => !duty.last && duty.ends === null)
  if (duties.length === 0) return null
  return (
    <Alert tone="warning" word={t('warning')} title={t('additional')}>
      <div className={styles.body}>
        {last && (
          <>
            <p className={styles.rate}>
              {last.percent === null
                ? t('additionalLastNone')
                : t('additionalLast', { percent: percentText(last.percent) })}
            </p>
            <p>
              {last.ends === null
                ? t('additionalOpen')
                : t('additionalUntil', { date: formatDate(last.ends, locale) })}{' '}
              <Bilingual of={last} field="end_note" locale={locale} />
            </p>
            <SourceMark mark={last} locale={locale} />
          </>
        )}
        <p>{t('additionalText')}</p>
        {withoutEnd.map((duty) => (
          <p key={duty.heading}>
            <Bilingual of={duty} field="name" locale={locale} />{' '}
            {!isConfirmed(duty.confidence) && <Unconfirmed />}
          </p>
        ))}
        <Fold id="additional-duties" title={t('additionalHistory')}>
          <ul className={styles.list}>
            {duties.map((duty) => (
              <li key={duty.heading}>
                <p>
                  <span data-ltr="">{duty.heading}</span>{' '}
                  {duty.percent !== null && <strong>{percentText(duty.percent)}</strong>}
                </p>
                <Bilingual of={duty} field="name" locale={locale} as="p" />
                <p>
                  {duty.starts !== null && `${t('from')} ${formatDate(duty.starts, locale)}`}{' '}
                  {duty.ends !== null && `${t('until')} ${formatDate(duty.ends, locale)}`}
                </p>
                <Bilingual of={duty} field="end_note" locale={locale} as="p" />
                <SourceMark mark={duty} locale={locale} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </Alert>
  )
}
