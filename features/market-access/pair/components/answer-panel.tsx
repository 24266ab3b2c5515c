import { ButtonLink } from '@/components/button/button-link'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AdditionalDuties } from '../../components/additional-duties'
import { useQuotaTexts } from '../../components/quota-texts'
import { RateText } from '../../components/rate-text'
import { SourceMark } from '../../components/source-mark'
import { Unconfirmed } from '../../components/unconfirmed'
import type { FactMark, GeneralDuty, PreferenceAnswer } from '../../contract'
import { isConfirmed, isFreeForAll, nameInText } from '../../rules'
import type { PairAnswer } from '../contract'
import {
  dependsOnLine,
  generalForm,
  headlinePreference,
  isPerQuantity,
  preferenceForm,
  type RateForm,
} from '../rules'
import styles from './answer-panel.module.css'

interface AnswerPanelProps {
  locale: Locale
  answer: PairAnswer
  /** The address of the form that knows the pair. */
  askHref: string
  /** What a person can do with the answer at once. */
  action?: ReactNode
}

/** The answer in the first screen: both duties, since when, how sure, and the next step. */
export function AnswerPanel({ locale, answer, askHref, action }: AnswerPanelProps) {
  const t = useTranslations('marketAccess.pair')
  const { market, product, duty, additional } = answer
  const isFree = duty !== null && isFreeForAll(duty)
  const best = isFree ? undefined : headlinePreference(answer)
  const freeText = additional.length > 0 ? 'permanentFree' : 'alreadyFree'
  const sharesSource = duty !== null && best !== undefined && isSameSource(duty, best)
  const name = nameInText(market, locale)
  const origin = localePath(locale, routes.originCheck(market.iso2, product.code))
  const canCheck = answer.origins.length > 0
  return (
    <Stack as="section" gap={4} aria-label={t('answer')}>
      <div className={styles.figures}>
        <div className={styles.figure}>
          <Note>{t('general')}</Note>
          {duty ? (
            <General locale={locale} duty={duty} withSource={!sharesSource} />
          ) : (
            <Text step={1} weight="heading">
              {t('noTariff', { market: name })}
            </Text>
          )}
        </div>
        <div className={`${styles.figure} ${styles.best}`}>
          <Note>{t('best')}</Note>
          {best ? (
            <Best
              locale={locale}
              given={best}
              entryPrice={duty?.entry_price ?? false}
              withSource={!sharesSource}
            />
          ) : (
            <Text step={1} weight="heading">
              {t(isFree ? freeText : 'noAgreement')}
            </Text>
          )}
        </div>
      </div>
      {sharesSource && <SourceMark mark={duty} locale={locale} withoutRemark />}
      <AdditionalDuties locale={locale} duties={additional} notices={market.notices} />
      <Row gap={3} data-no-print>
        {canCheck && <ButtonLink href={origin}>{t('checkOrigin')}</ButtonLink>}
        <ButtonLink href={askHref} variant={canCheck ? 'secondary' : 'primary'}>
          {t('ask')}
        </ButtonLink>
        <ButtonLink href="#related" variant="secondary">
          {t('offered')}
        </ButtonLink>
        {action}
      </Row>
    </Stack>
  )
}

/** Whether two figures are from the same file of the same years, which is then named once. */
function isSameSource(one: FactMark, other: FactMark): boolean {
  return one.source === other.source && one.period === other.period && one.overdue === other.overdue
}

interface GeneralProps {
  locale: Locale
  duty: GeneralDuty
  withSource: boolean
}

function General({ locale, duty, withSource }: GeneralProps) {
  const t = useTranslations('marketAccess.facts')
  const form = generalForm(duty)
  return (
    <>
      <Rate form={form} isOpen={!isConfirmed(duty.confidence)} />
      {form.kind === 'entryPriceDuty' || duty.entry_price ? (
        <p className={styles.note}>{t('entryPriceDuty')}</p>
      ) : (
        dependsOnLine(form) && <p className={styles.note}>{t('depends')}</p>
      )}
      {isPerQuantity(form) && <p className={styles.note}>{t('perQuantity')}</p>}
      {withSource && <SourceMark mark={duty} locale={locale} withoutRemark />}
    </>
  )
}

interface BestProps {
  locale: Locale
  given: PreferenceAnswer
  entryPrice: boolean
  withSource: boolean
}

function Best({ locale, given, entryPrice, withSource }: BestProps) {
  const t = useTranslations('marketAccess.facts')
  const { agreement, quotas } = given
  const quotaTexts = useQuotaTexts(locale)
  const form = preferenceForm(given, entryPrice)
  const isOpen = !isConfirmed(given.confidence)
  const isWhole = form.kind === 'unknown' && inLocale(given, 'general_duty', locale) !== ''
  return (
    <>
      {isWhole ? (
        <>
          <p className={styles.note}>{t('whole')}</p>
          <p className={styles.open}>
            <Bilingual of={given} field="general_duty" locale={locale} />
            {isOpen && <Unconfirmed />}
          </p>
          <Bilingual of={given} field="note" locale={locale} as="p" className={styles.note} />
          <p className={styles.note}>{t('unknownWhole')}</p>
        </>
      ) : form.kind === 'quota' ? (
        <Text step={1} weight="heading">
          {quotaTexts.only(quotas)} {isOpen && <Unconfirmed />}
        </Text>
      ) : (
        <Rate form={form} isOpen={isOpen && form.kind !== 'check' && form.kind !== 'unknown'} />
      )}
      {form.kind !== 'quota' && quotas.length > 0 && (
        <p className={styles.note}>{quotaTexts.within(quotas)}</p>
      )}
      <p className={styles.note}>
        <Bilingual of={agreement} field="name" locale={locale} /> ·{' '}
        {agreement.since === null
          ? t('sinceUnknown')
          : t('toSince', { date: formatDate(agreement.since, locale) })}
      </p>
      <Bilingual of={agreement} field="date_note" locale={locale} as="p" className={styles.note} />
      {withSource && <SourceMark mark={given} locale={locale} withoutRemark />}
    </>
  )
}

/** A duty in large type, which one that is not confirmed does not have. */
function Rate({ form, isOpen }: { form: RateForm; isOpen: boolean }) {
  return (
    <p className={isOpen ? styles.open : styles.value}>
      <RateText form={form} /> {isOpen && <Unconfirmed />}
    </p>
  )
}
