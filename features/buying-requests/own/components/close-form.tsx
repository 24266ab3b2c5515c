'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { call } from '@/lib/api/call'
import { changeAddress, type SignedLink } from '@/lib/api/link-calls'
import { buyingRequestResults, type BuyingRequestResult } from '@/lib/db/codes/buying-requests'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useId, useState } from 'react'
import { closeBuyingRequest } from '../../posting/contract'
import styles from './close-form.module.css'
import { useOwnAction, type ActionTexts } from './use-own-action'

interface CloseFormProps {
  locale: Locale
  link: SignedLink
  /** False once the deadline has closed it: then only the result is missing. */
  isOpen: boolean
  texts: ActionTexts<Messages['ownRequest']['close']> & {
    results: Record<BuyingRequestResult, string>
  }
}

/** Closes a request with what it led to; also without scripts. */
export function CloseForm({ locale, link, isOpen, texts }: CloseFormProps) {
  const id = useId()
  const { stage, run } = useOwnAction()
  const [result, setResult] = useState<BuyingRequestResult>()
  const [isMissing, setIsMissing] = useState(false)
  const { own, results } = texts
  const submit = isOpen ? own.submit : own.save
  return (
    <Form
      method="post"
      action={changeAddress(closeBuyingRequest, link, locale)}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(result === undefined)
        if (result !== undefined)
          void run(() => call(closeBuyingRequest, { params: link, query: {}, body: { result } }))
      }}
    >
      <Text id={id} as="h2" step={1}>
        {own.title}
      </Text>
      <Stack as="fieldset" gap={1} aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend>{isOpen ? own.text : own.ended}</legend>
        {buyingRequestResults.map((value) => (
          <Row key={value} as="label" gap={3} align="center" nowrap touch className={styles.choice}>
            <input
              type="radio"
              name="result"
              value={value}
              required
              checked={result === value}
              onChange={() => setResult(value)}
            />
            {results[value]}
          </Row>
        ))}
      </Stack>
      {isMissing && (
        <Text id={`${id}-error`} tone="danger" role="alert">
          {own.required}
        </Text>
      )}
      {stage === 'failed' && (
        <Alert tone="error" word={texts.errorWord} live>
          {texts.failed}
        </Alert>
      )}
      <p>
        <Button type="submit" variant="secondary" aria-disabled={stage === 'sending' || undefined}>
          {stage === 'sending' ? texts.sending : submit}
        </Button>
      </p>
    </Form>
  )
}
