'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { call } from '@/lib/api/call'
import { changeAddress, type SignedLink } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { confirmBuyingRequest } from '../../posting/contract'
import { useOwnAction, type ActionTexts } from './use-own-action'

interface ConfirmFormProps {
  locale: Locale
  link: SignedLink
  texts: ActionTexts<Messages['ownRequest']['confirm']>
}

/**
 * Confirms the address of the buyer. Opening the page changes nothing, since mail scanners open
 * links too; without scripts the form is sent and leads back here.
 */
export function ConfirmForm({ locale, link, texts }: ConfirmFormProps) {
  const { stage, run } = useOwnAction()
  return (
    <Form
      method="post"
      action={changeAddress(confirmBuyingRequest, link, locale)}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => call(confirmBuyingRequest, { params: link, query: {} }))
      }}
    >
      <p>{texts.own.text}</p>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.errorWord} live>
          {texts.failed}
        </Alert>
      )}
      <p>
        <Button type="submit" aria-disabled={stage === 'sending' || undefined}>
          {stage === 'sending' ? texts.sending : texts.own.submit}
        </Button>
      </p>
    </Form>
  )
}
