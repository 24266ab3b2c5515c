'use client'

import { FormSection } from '@/components/form/form-section'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AgreementChoice } from '../contract'
import { statementField, type OriginForm } from '../rules'
import styles from './condition-fields.module.css'
import type { CheckTexts } from './form-texts'
import { ReplyField } from './reply-field'

type Rule = AgreementChoice['rules'][number]
type Condition = Rule['ways'][number]['conditions'][number]

interface ConditionFieldsProps {
  locale: Locale
  form: UseFormReturn<OriginForm>
  /** The rule that applies; general criteria where there is none. */
  rule: Rule | undefined
  general: AgreementChoice['general']
  texts: CheckTexts['form']
}

/** What the rule asks for, with a question where figures do not decide it. */
export function ConditionFields({ locale, form, rule, general, texts }: ConditionFieldsProps) {
  const t = texts.conditions
  const ways = rule?.ways ?? general.map((text) => ({ conditions: [withoutQuestion(text)] }))
  if (ways.length === 0) return null
  const hasQuestion = ways.some(({ conditions }) => conditions.some(({ key }) => key !== null))
  const note = rule ? inLocale(rule, 'note', locale) : ''
  return (
    <FormSection name="conditions" title={t.title} {...(hasQuestion && { help: t.help })}>
      <p>{ways.length === 1 ? t.one : t.ways}</p>
      {note && <Text tone="soft">{note}</Text>}
      {ways.map(({ conditions }, way) => (
        <Stack key={way} as="section" gap={4}>
          {ways.length > 1 && (
            <Text as="h4" tone="title">
              {fillText(t.way, { number: way + 1, count: ways.length }, locale)}
            </Text>
          )}
          {conditions.map((condition, index) => (
            <ConditionField
              key={condition.key ?? index}
              locale={locale}
              form={form}
              condition={condition}
              texts={texts}
              isCalculated={rule !== undefined && condition.key === null}
            />
          ))}
        </Stack>
      ))}
    </FormSection>
  )
}

/** General criteria are not asked about, and prices and materials decide only some of them. */
function withoutQuestion(text: AgreementChoice['general'][number]): Condition {
  return { ...text, key: null, kind: null, with_previous: false }
}

interface ConditionFieldProps extends Pick<ConditionFieldsProps, 'locale' | 'form' | 'texts'> {
  condition: Condition
  isCalculated: boolean
}

function ConditionField(props: ConditionFieldProps) {
  const { locale, form, condition, isCalculated, texts } = props
  const id = useId()
  const t = texts.conditions
  const { key, kind, with_previous: isOther } = condition
  return (
    <div className={styles.condition}>
      {isOther && <Text tone="soft">{t.or}</Text>}
      <p id={id}>{inLocale(condition, 'text', locale)}</p>
      {isCalculated && (
        <Row as="p" gap={2} align="center" nowrap tone="soft" step={-1}>
          <Icon name="chart" size={18} />
          {t.calculated}
        </Row>
      )}
      {key !== null && (
        <ReplyField
          field={form.register(statementField(key))}
          label={kind === 'allowance' ? t.covers : t.holds}
          help={kind === 'made_from' ? t.fromHelp : undefined}
          describedBy={id}
          texts={texts.replies}
        />
      )}
    </div>
  )
}
