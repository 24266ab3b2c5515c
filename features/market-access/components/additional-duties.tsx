import { Alert } from '@/components/alert/alert'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AdditionalDuty, MarketNotice } from '../contract'
import { percentText } from '../pair/rules'
import { isConfirmed } from '../rules'
import styles from './additional-duties.module.css'
import { Fold } from './fold'
import { MarketNotices } from './market-notices'
import { NoticeTexts } from './notice-texts'
import { SourceMark } from './source-mark'
import { Unconfirmed } from './unconfirmed'

interface AdditionalDutiesProps {
  locale: Locale
  duties: readonly AdditionalDuty[]
  /** What applies today and is not checked by product: it is said in place of the last duty known. */
  notices: readonly MarketNotice[]
}

/** What applies on top of the tariff as a dated warning, without a total, and what has no end. */
export function AdditionalDuties({ locale, duties, notices }: AdditionalDutiesProps) {
  const t = useTranslations('marketAccess.facts')
  const last = duties.find((duty) => duty.last)
  const withoutEnd = duties.filter((duty) => !duty.last && duty.ends === null)
  if (duties.length === 0) return <MarketNotices locale={locale} notices={notices} />
  return (
    <Alert tone="warning" word={t('warning')} title={t('additional')}>
      <Stack gap={2}>
        {notices.length > 0 ? (
          <NoticeTexts locale={locale} notices={notices} />
        ) : (
          last && <LastDuty locale={locale} duty={last} />
        )}
        {withoutEnd.map((duty) => (
          <p key={duty.heading}>
            <Bilingual of={duty} field="name" locale={locale} />{' '}
            {!isConfirmed(duty.confidence) && <Unconfirmed />}
          </p>
        ))}
        <Fold id="additional-duties" title={t('additionalHistory')}>
          <Stack as="ul" gap={3} className={styles.list}>
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
          </Stack>
        </Fold>
      </Stack>
    </Alert>
  )
}

/** The last additional duty that is known, with the day on which its validity ended. */
function LastDuty({ locale, duty }: { locale: Locale; duty: AdditionalDuty }) {
  const t = useTranslations('marketAccess.facts')
  return (
    <>
      <Text step={1} weight="heading">
        {duty.percent === null
          ? t('additionalLastNone')
          : t('additionalLast', { percent: percentText(duty.percent) })}
      </Text>
      <p>
        {duty.ends === null
          ? t('additionalOpen')
          : t('additionalUntil', { date: formatDate(duty.ends, locale) })}{' '}
        <Bilingual of={duty} field="end_note" locale={locale} />
      </p>
      <SourceMark mark={duty} locale={locale} />
      <p>{t('additionalText')}</p>
    </>
  )
}
