'use client'

import { MessageForm } from '@/components/message-form/message-form'
import { useMessage, type MessageTexts } from '@/components/message-form/use-message'
import {
  TemplateChoice,
  withTemplate,
  type Templates,
} from '@/components/work-record/template-choice'
import { attachmentRule } from '@/features/conversations/contract'
import { requestLogin } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { useForm, type ResolverResult } from 'react-hook-form'
import { z } from 'zod'
import { enquiryLimits } from '../../contract'
import { sendMessage } from '../queries'

const written = z.object({ text: z.string().catch('') })

type Written = z.output<typeof written>

const resolver = ({ text }: Written): ResolverResult<Written> => {
  const trimmed = text.trim()
  if (trimmed !== '') return { values: { text: trimmed }, errors: {} }
  return { values: {}, errors: { text: { type: 'rule', message: 'required' } } }
}

interface EnquiryMessageFormProps {
  locale: Locale
  enquiryId: number
  texts: MessageTexts
  deliver?: typeof sendMessage
  /** Texts that the message can start from. */
  templates?: Templates
  /** What is decided with the message, above its button. */
  decisions?: ReactNode
}

/** Writes a message about an enquiry, to the office unless `deliver` sends it to the person. */
export function EnquiryMessageForm(props: EnquiryMessageFormProps) {
  const { locale, enquiryId, texts, deliver = sendMessage, templates, decisions } = props
  const form = useForm<Written>({ resolver })
  const { errors } = form.formState
  const message = useMessage({
    form,
    schema: written,
    fieldOf: (name) => (name === 'text' ? name : undefined),
    place: `enquiry-message-${enquiryId}`,
    texts,
    send: ({ values: { text }, files, key }, uploading) =>
      deliver(enquiryId, { text, files: [...files], key }, uploading),
    onLoggedOut: requestLogin,
  })
  const start = (text: string) => {
    form.setValue('text', withTemplate(form.getValues('text'), text))
    form.clearErrors('text')
    form.setFocus('text')
  }
  return (
    <MessageForm
      locale={locale}
      message={message}
      field={form.register('text')}
      error={errors.text?.message}
      maxLength={enquiryLimits.description}
      rule={attachmentRule}
      texts={texts}
      head={templates && <TemplateChoice templates={templates} onChoose={start} />}
      decisions={decisions}
    />
  )
}
