'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { FormSection } from '@/components/form/form-section'
import { SelectField } from '@/components/form/select-field'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useWatch } from 'react-hook-form'
import type { OriginQuestions } from '../contract'
import { ruleOf } from '../rules'
import { ConditionFields } from './condition-fields'
import type { CheckTexts } from './form-texts'
import { MakingFields } from './making-fields'
import { ReplyField } from './reply-field'
import { RuleChoice } from './rule-choice'
import { useOriginForm } from './use-origin-form'

export interface OriginFormProps {
  locale: Locale
  questions: OriginQuestions
  texts: CheckTexts
}

/** The questions about a product in a market, in steps of which each follows from those before. */
export function OriginForm({ locale, questions, texts }: OriginFormProps) {
  const { form, send, clear, failure, isSending, isSaved } = useOriginForm({
    locale,
    questions,
    texts,
  })
  const { market, product, agreements } = questions
  const t = texts.form
  const { register, control, formState } = form
  const [agreement, number, wholly] = useWatch({
    control,
    name: ['agreement', 'rule', 'wholly'],
  })
  const chosen = agreements.find(({ key }) => key === agreement)
  const rule = chosen && ruleOf(chosen, number)
  const { errors } = formState
  const required = (key: string | undefined) =>
    key === undefined ? undefined : new Map(Object.entries(t.required)).get(key)
  const subject = {
    product: `${product.code} ${inLocale(product, 'name', locale)}`,
    market: inLocale(market, 'name', locale),
  }
  return (
    <MuiProvider locale={locale}>
      <Text id="origin-questions" as="h2" tone="title" step={2} below={4}>
        {fillText(t.subject, subject, locale)}
      </Text>
      <Form aria-labelledby="origin-questions" onSubmit={(event) => void send(event)}>
        <FormSection name="agreement" title={t.agreement.title} help={t.agreement.help}>
          <SelectField
            field={register('agreement')}
            label={t.agreement.label}
            placeholder={t.choose}
            options={agreements.map((one) => ({
              value: one.key,
              text: inLocale(one, 'name', locale),
            }))}
            help={chosen && t.agreement.basis[chosen.basis]}
            error={required(errors.agreement?.message)}
          />
        </FormSection>
        <FormSection name="source" title={t.source.title}>
          <ReplyField
            field={register('wholly')}
            label={t.source.wholly}
            help={t.source.whollyHelp}
            error={required(errors.wholly?.message)}
            texts={t.replies}
          />
          {wholly !== 'yes' && (
            <ReplyField
              field={register('beyond_simple')}
              label={t.source.beyond}
              help={t.source.beyondHelp}
              error={required(errors.beyond_simple?.message)}
              texts={t.replies}
            />
          )}
        </FormSection>
        {chosen && (wholly === 'no' || wholly === 'unsure') && (
          <>
            {chosen.rules.length > 1 && (
              <RuleChoice
                field={register('rule')}
                rules={chosen.rules}
                locale={locale}
                error={required(errors.rule?.message)}
                texts={t}
                otherLanguage={texts.otherLanguage}
              />
            )}
            <MakingFields locale={locale} form={form} partners={chosen.partners} texts={t} />
            <ConditionFields
              locale={locale}
              form={form}
              rule={rule}
              general={chosen.general}
              texts={t}
            />
          </>
        )}
        {failure && (
          <Alert tone="error" word={t.errorWord} live>
            {failure}
          </Alert>
        )}
        <Note measure={68}>{t.kept}</Note>
        <FormEnd
          texts={{ submit: isSending ? t.sending : t.submit, draft: { saved: t.draft } }}
          isSending={isSending}
          isSaved={isSaved}
        >
          <Button variant="quiet" onClick={clear}>
            {t.clear}
          </Button>
        </FormEnd>
      </Form>
    </MuiProvider>
  )
}
