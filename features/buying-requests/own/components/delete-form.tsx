'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Form } from '@/components/form/form'
import { call } from '@/lib/api/call'
import { changeAddress, type SignedLink } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import { deleteBuyingRequest } from '../../posting/contract'
import { useOwnAction, type ActionTexts } from './use-own-action'

interface DeleteFormProps {
  locale: Locale
  link: SignedLink
  texts: ActionTexts<Messages['ownRequest']['remove']>
}

/** Deletes a request with everything that is kept about its buyer, after a second question. */
export function DeleteForm({ locale, link, texts }: DeleteFormProps) {
  const { stage, run } = useOwnAction()
  const [isAsked, setIsAsked] = useState(false)
  const { own } = texts
  if (stage === 'done') {
    return (
      <Alert tone="success" word={texts.doneWord} live>
        {own.done}
      </Alert>
    )
  }
  return (
    <Disclosure title={own.title}>
      <Form
        method="post"
        action={changeAddress(deleteBuyingRequest, link, locale)}
        onSubmit={(event) => {
          event.preventDefault()
          if (isAsked)
            void run(() => call(deleteBuyingRequest, { params: link, query: {} }), {
              refresh: false,
            })
          else setIsAsked(true)
        }}
      >
        <p>{own.text}</p>
        {stage === 'failed' && (
          <Alert tone="error" word={texts.errorWord} live>
            {texts.failed}
          </Alert>
        )}
        <p>
          <Button
            type="submit"
            variant="secondary"
            aria-disabled={stage === 'sending' || undefined}
          >
            {stage === 'sending' ? texts.sending : isAsked ? own.confirm : own.submit}
          </Button>
          {isAsked && (
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              {own.keep}
            </Button>
          )}
        </p>
      </Form>
    </Disclosure>
  )
}
