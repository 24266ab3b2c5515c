import { Chip, type ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { inLocale } from '@/lib/bilingual/in-locale'
import { joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AssessedCondition, Calculation, State } from '../../assessment/contract'
import type { OriginCheck } from '../contract'
import { amountText } from '../rules'
import styles from './rule-result.module.css'

const tones: Record<State, ChipTone> = { met: 'success', failed: 'danger', unknown: 'warning' }
const signs: Record<State, IconName> = { met: 'check', failed: 'close', unknown: 'clock' }

interface RuleResultProps {
  locale: Locale
  check: OriginCheck
}

/** The rule as it was, each condition with its state, its calculation and what breaks it. */
export function RuleResult({ locale, check }: RuleResultProps) {
  const t = useTranslations('originCheck.result')
  const { alternatives } = check.result
  const hasValueAdded = alternatives.some(({ conditions }) =>
    conditions.some(({ calculations }) => calculations.some(({ of }) => of === 'value_added')),
  )
  return (
    <Stack aria-labelledby="rule" as="section" gap={4} bounded>
      <SectionHeading id="rule">{t('rule')}</SectionHeading>
      {alternatives.map(({ state, conditions }, way) => (
        <Stack key={way} as="section" gap={4} bounded>
          {alternatives.length > 1 && (
            <Row as="h3" gap={2} align="center" tone="title" step={0}>
              {t('way', { number: way + 1, count: alternatives.length })}{' '}
              <StateChip state={state} />
            </Row>
          )}
          <Stack as="ul" gap={3}>
            {conditions.map((condition, index) => (
              <li key={index} className={styles.condition}>
                <Condition
                  locale={locale}
                  condition={condition}
                  currency={check.answers.currency}
                  tolerance={check.tolerance_percent}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      {hasValueAdded && <Note measure={68}>{t('calculation.valueAdded')}</Note>}
    </Stack>
  )
}

interface ConditionProps {
  locale: Locale
  condition: AssessedCondition
  currency: string
  tolerance: string | null
}

function Condition({ locale, condition, currency, tolerance }: ConditionProps) {
  const t = useTranslations('originCheck.result')
  const { state, offending, calculations } = condition
  return (
    <>
      <p>
        <StateChip state={state} /> {inLocale(condition, 'text', locale)}
      </p>
      {calculations.map((calculation) => (
        <Text key={`${calculation.of} ${calculation.limit}`} tabular>
          <CalculationText locale={locale} calculation={calculation} currency={currency} />
        </Text>
      ))}
      {offending.length > 0 && (
        <Note measure={68}>{t('offending', { materials: joinTexts(offending, locale) })}</Note>
      )}
      {condition.tolerated && tolerance !== null && (
        <Note measure={68}>{t('tolerated', { percent: tolerance })}</Note>
      )}
    </>
  )
}

interface CalculationTextProps {
  locale: Locale
  calculation: Calculation
  currency: string
}

function CalculationText({ locale, calculation, currency }: CalculationTextProps) {
  const t = useTranslations('originCheck.result.calculation')
  const { of, value, base, share, limit, compared } = calculation
  const figures = {
    value: amountText(value, currency, locale),
    base: amountText(base, currency, locale),
    share,
  }
  return (
    <>
      {t(`of.${of}`, figures)} ({t(`limits.${compared}`, { limit })})
    </>
  )
}

function StateChip({ state }: { state: State }) {
  const t = useTranslations('originCheck.result')
  return (
    <Chip tone={tones[state]} icon={signs[state]}>
      {t(`states.${state}`)}
    </Chip>
  )
}
