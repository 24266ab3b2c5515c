import { Chip } from '@/components/chip/chip'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { Fold } from '../../components/fold'
import { useQuotaTexts } from '../../components/quota-texts'
import { RateText } from '../../components/rate-text'
import { SourceMark } from '../../components/source-mark'
import type { AgreementRef, PreferenceAnswer } from '../../contract'
import { preferenceForm } from '../rules'
import styles from './preference-row.module.css'
import { QuotaTable } from './quota-table'

interface PreferenceRowProps {
  locale: Locale
  given: PreferenceAnswer
  entryPrice: boolean
}

/** What one agreement gives the product: rate, since when, conditions, quotas, source. */
export function PreferenceRow({ locale, given, entryPrice }: PreferenceRowProps) {
  const t = useTranslations('marketAccess')
  const { agreement, line_rates, quotas } = given
  const form = preferenceForm(given, entryPrice)
  return (
    <li className={styles.row}>
      <Stack gap={1} align="start" top>
        <Text as="h3" step={0}>
          <AgreementName locale={locale} agreement={agreement} />
        </Text>
        <Text tone="title" step={1} weight="heading">
          <RateText form={form} />
        </Text>
        {given.best && <Chip tone="petrol">{t('pair.best')}</Chip>}
      </Stack>
      <Stack gap={1} tone="soft" shrinks>
        <p>
          {agreement.since === null
            ? t('facts.sinceUnknown')
            : t('facts.since', { date: formatDate(agreement.since, locale) })}
        </p>
        <Bilingual of={agreement} field="date_note" locale={locale} as="p" />
        {agreement.fully_free_since !== null && (
          <p>{t('facts.fullSince', { date: formatDate(agreement.fully_free_since, locale) })}</p>
        )}
        <Meaning locale={locale} given={given} kind={form.kind} />
        {line_rates.length > 0 && (
          <Fold title={t('pair.byLine')}>
            <dl className={styles.lines}>
              {line_rates.map(({ line, rate }) => (
                <div key={line}>
                  <dt data-ltr="">{line}</dt>
                  <dd data-ltr={rate === 'none' ? undefined : ''}>
                    {rate === 'none' ? t('facts.rate.none') : rate}
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        )}
        {quotas.length > 0 && <QuotaTable locale={locale} quotas={quotas} />}
        <SourceMark mark={given} locale={locale} />
        {(inLocale(given, 'coverage', locale) || inLocale(given, 'note', locale)) && (
          <Fold id={`agreement-${agreement.key}`} title={t('facts.conditions')}>
            <Bilingual of={given} field="coverage" locale={locale} as="p" />
            <Bilingual of={given} field="note" locale={locale} as="p" />
          </Fold>
        )}
      </Stack>
    </li>
  )
}

function AgreementName({ locale, agreement }: { locale: Locale; agreement: AgreementRef }) {
  const name = <Bilingual of={agreement} field="name" locale={locale} />
  const id = agreement.country_agreement_id
  return id === null ? (
    name
  ) : (
    <Link href={localePath(locale, routes.countryAgreement(id))}>{name}</Link>
  )
}

interface MeaningProps {
  locale: Locale
  given: PreferenceAnswer
  kind: ReturnType<typeof preferenceForm>['kind']
}

/** What a rate that is not a plain one means. */
function Meaning({ locale, given, kind }: MeaningProps) {
  const t = useTranslations('marketAccess.facts')
  const quotaTexts = useQuotaTexts(locale)
  const whole = inLocale(given, 'general_duty', locale)
  if (kind === 'quota') return <p>{quotaTexts.only(given.quotas)}</p>
  if (kind === 'none') return <p>{t('noneText')}</p>
  if (kind === 'check') return <p>{t('checkText')}</p>
  if (kind === 'mixed' || kind === 'part') return <p>{t('depends')}</p>
  if (kind === 'unknown') {
    if (whole === '') return <p>{t('unknownOnly')}</p>
    return <p>{t('unknownText', { duty: isolated(whole, locale) })}</p>
  }
  const isDerived = given.answer === 'free_derived' || given.answer === 'part_derived'
  return isDerived ? <p>{t('toConfirm')}</p> : null
}
