'use client'

import { CheckboxField } from '@/components/form/checkbox-field'
import { MessageForm } from '@/components/message-form/message-form'
import { useMessage, type SendMessage } from '@/components/message-form/use-message'
import { requestLogin } from '@/lib/auth/account-request'
import { ruleResolver } from '@/lib/forms/rule-resolver'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { attachmentRule, conversationLimits } from '@/features/conversations/contract'
import {
  answerValues,
  emptyAnswer,
  validateAnswer,
  type AnswerValues,
} from '@/features/conversations/rules'
import type { RequestMessageTexts } from './message-texts'
import { TermFields } from './term-fields'

interface RequestMessageFormProps {
  locale: Locale
  /** Names the draft in the browser. */
  place: string
  /** The message may carry a quotation. */
  quotes?: boolean
  texts: RequestMessageTexts
  deliver: SendMessage<AnswerValues>
}

/** Writes a message with files and, for a supplier, a quotation. */
export function RequestMessageForm(props: RequestMessageFormProps) {
  const { locale, place, quotes = false, texts, deliver } = props
  const form = useForm<AnswerValues>({
    resolver: ruleResolver(validateAnswer),
    defaultValues: emptyAnswer,
  })
  const { errors } = useFormState({ control: form.control })
  const isQuoting = useWatch({ control: form.control, name: 'quotes' })
  const message = useMessage({
    form,
    schema: answerValues,
    fieldOf: (name) => answerValues.keyof().safeParse(name).data,
    place,
    texts,
    send: deliver,
    onLoggedOut: requestLogin,
  })
  return (
    <MessageForm
      locale={locale}
      message={message}
      field={form.register('text')}
      error={errors.text?.message}
      maxLength={conversationLimits.text}
      rule={attachmentRule}
      texts={texts}
    >
      {quotes && (
        <MuiProvider locale={locale}>
          <CheckboxField
            control={form.control}
            name="quotes"
            label={texts.quotation.withQuotation}
          />
          {isQuoting && <TermFields form={form} texts={texts} />}
        </MuiProvider>
      )}
    </MessageForm>
  )
}
