'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { call } from '@/lib/api/call'
import { changeAddress } from '@/lib/api/link-calls'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState, type FormEvent } from 'react'
import { subscribeByLink, unsubscribeByLink } from '../contract'
import type { NewsletterLink } from '../queries'

interface LinkFormProps {
  locale: Locale
  link: NewsletterLink
  subscribe: number
  texts: Messages['newsletter']['link']['form']
}

/**
 * Ends the newsletter of a link, and starts it again. Opening the page changes nothing, because
 * mail scanners open links too; without scripts the form is sent and redirects back here.
 */
export function LinkForm({ locale, link, subscribe, texts }: LinkFormProps) {
  const [now, setNow] = useState(subscribe)
  const [stage, setStage] = useState<'idle' | 'sending' | 'done' | 'failed' | 'tooMany'>('idle')
  const isSubscribed = now === 1
  const next = isSubscribed ? unsubscribeByLink : subscribeByLink

  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    setStage('sending')
    try {
      await call(next, { params: link, query: {} })
      setNow(isSubscribed ? 0 : 1)
      setStage('done')
    } catch (error) {
      const held = error instanceof Problem && error.code === 'too_many_requests'
      setStage(held ? 'tooMany' : 'failed')
    }
  }
  return (
    <Form
      method="post"
      action={changeAddress(next, link, locale)}
      onSubmit={(event) => void change(event)}
    >
      {stage === 'done' && (
        <Alert tone="success" word={texts.done} live>
          {isSubscribed ? texts.subscribed : texts.unsubscribed}
        </Alert>
      )}
      {(stage === 'failed' || stage === 'tooMany') && (
        <Alert tone="error" word={texts.error} live>
          {texts[stage]}
        </Alert>
      )}
      {stage !== 'done' && (
        <Alert tone="info" word={texts.note}>
          {isSubscribed ? texts.on : texts.off}
        </Alert>
      )}
      <p>
        <Button
          type="submit"
          variant={isSubscribed ? 'primary' : 'secondary'}
          aria-disabled={stage === 'sending' || undefined}
        >
          {stage === 'sending' ? texts.sending : isSubscribed ? texts.unsubscribe : texts.again}
        </Button>
      </p>
    </Form>
  )
}
