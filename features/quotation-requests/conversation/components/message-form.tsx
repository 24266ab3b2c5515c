'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { UploadsField } from '@/components/form/uploads-field'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useFormState, useWatch } from 'react-hook-form'
import { attachmentRule, conversationLimits } from '../contract'
import { TermFields } from './term-fields'
import type { MessageTexts } from './message-texts'
import { useMessageForm, type Deliver } from './use-message-form'

export interface MessageFormProps {
  locale: Locale
  /** Names the draft in the browser. */
  place: string
  /** The message may carry a quotation. */
  quotes?: boolean
  texts: MessageTexts
  deliver: Deliver
}

/** Writes a message with files and, for a supplier, a quotation. What is typed is kept until it is sent. */
export function MessageForm({ locale, place, quotes = false, texts, deliver }: MessageFormProps) {
  const state = useMessageForm({ place, texts, deliver })
  const { form, files, setFiles, submit, failure, wrongFile, progress, cancel } = state
  const { errors } = useFormState({ control: form.control })
  const isQuoting = useWatch({ control: form.control, name: 'quotes' })
  const isSending = progress !== null
  const { form: own, rules } = texts
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          field={form.register('text')}
          label={own.text}
          rows={5}
          maxLength={conversationLimits.text}
          error={ruleText(rules, errors.text?.message, own.empty)}
        />
        {quotes && <CheckboxField control={form.control} name="quotes" label={own.withQuotation} />}
        {quotes && isQuoting && <TermFields form={form} texts={texts} />}
        <UploadsField
          locale={locale}
          label={own.files}
          name="files"
          rule={attachmentRule}
          value={files}
          onChange={setFiles}
          error={wrongFile}
          progress={progress}
          onCancel={cancel}
          texts={texts.upload}
          help={own.filesHelp}
        />
        {failure && (
          <Alert tone="error" word={own.failed} live>
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? own.sending : own.send}
          </Button>
        </div>
      </Form>
    </MuiProvider>
  )
}
