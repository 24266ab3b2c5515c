import { Part } from '@/components/layout/part'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Fold } from '../../components/fold'
import { SourceMark } from '../../components/source-mark'
import type { AgreementRef, GeneralDuty } from '../../contract'
import type { PairAnswer } from '../contract'
import { dependsOnLine, generalForm, ownAgreements } from '../rules'
import { nameInText } from '../../rules'
import styles from './duties-section.module.css'
import { PreferenceRow } from './preference-row'
import { SavingPart } from './saving-part'

/** Every agreement that applies with its rate, what the best one saves, and the general duty in full. */
export function DutiesSection({ locale, answer }: { locale: Locale; answer: PairAnswer }) {
  const t = useTranslations('marketAccess.pair')
  const { market, duty, ended } = answer
  const own = ownAgreements(answer)
  const name = nameInText(market, locale)
  return (
    <Stack aria-labelledby="duties" as="section" gap={4}>
      <SectionHeading id="duties">{t('sections.duties')}</SectionHeading>
      {own.length === 0 ? (
        <p>{t('noAgreements', { market: name })}</p>
      ) : (
        <Part as="ul" line="below" aria-label={t('agreements')}>
          {own.map((given) => (
            <PreferenceRow
              key={given.agreement.key}
              locale={locale}
              given={given}
              entryPrice={duty?.entry_price ?? false}
            />
          ))}
        </Part>
      )}
      <SavingPart locale={locale} answer={answer} />
      {duty && <GeneralPart locale={locale} duty={duty} />}
      {ended.length > 0 && <EndedPart locale={locale} ended={ended} />}
    </Stack>
  )
}

function GeneralPart({ locale, duty }: { locale: Locale; duty: GeneralDuty }) {
  const t = useTranslations('marketAccess')
  const form = generalForm(duty)
  return (
    <Fold id="general-duty" level={3} title={t('pair.aboutGeneral')}>
      <p>{t('pair.lines', { count: duty.lines })}</p>
      {form.kind === 'entryPriceDuty' || duty.entry_price ? (
        <p>{t('facts.entryPriceDuty')}</p>
      ) : (
        dependsOnLine(form) && <p>{t('facts.depends')}</p>
      )}
      {duty.via_codes.length > 0 && (
        <p>
          {t.rich('pair.via', {
            codes: () => <span data-ltr="">{duty.via_codes.join(' · ')}</span>,
          })}
        </p>
      )}
      <Bilingual of={duty} field="note" locale={locale} as="p" className={styles.note} />
      <SourceMark mark={duty} locale={locale} />
    </Fold>
  )
}

function EndedPart({ locale, ended }: { locale: Locale; ended: readonly AgreementRef[] }) {
  const t = useTranslations('marketAccess')
  return (
    <Stack gap={1}>
      <Text as="h3" tone="title" step={1}>
        {t('pair.endedTitle')}
      </Text>
      <ul>
        {ended.map((agreement) => (
          <li key={agreement.key}>
            <Bilingual of={agreement} field="name" locale={locale} />:{' '}
            {agreement.terminated === null
              ? t('facts.endedUndated')
              : t('facts.ended', { date: formatDate(agreement.terminated, locale) })}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
