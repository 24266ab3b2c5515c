'use client'

import { FormSection } from '@/components/form/form-section'
import { Note } from '@/components/layout/note'
import { localized } from '@/lib/bilingual/in-locale'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { AgreementChoice } from '../contract'
import { unsureRule } from '../rules'
import { ChoiceField } from './choice-field'
import type { CheckTexts } from './form-texts'
import styles from './rule-choice.module.css'

interface RuleChoiceProps {
  field: UseFormRegisterReturn
  rules: AgreementChoice['rules']
  locale: Locale
  error: string | undefined
  texts: CheckTexts['form']
  /** The remark next to a description that exists in the other language only. */
  otherLanguage: string
}

/** The choice among several rules of one code, by what the list says of their products. */
export function RuleChoice(props: RuleChoiceProps) {
  const { field, rules, locale, error, texts, otherLanguage } = props
  const choices = rules.map((rule) => {
    const { text, lang } = localized(rule, 'scope_text', locale)
    const inOther = (
      <>
        <span lang={lang} dir={directionOf(lang)} className={styles.other}>
          {text}
        </span>{' '}
        <Note as="small">{otherLanguage}</Note>
      </>
    )
    return {
      value: String(rule.number),
      text: lang === locale ? text || rule.list_heading : inOther,
    }
  })
  return (
    <FormSection name="rule" title={texts.rule.title} help={texts.rule.help}>
      <ChoiceField
        field={field}
        error={error}
        label={texts.rule.label}
        choices={[...choices, { value: unsureRule, text: texts.rule.unsure }]}
        layout="list"
      />
    </FormSection>
  )
}
