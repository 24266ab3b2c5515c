'use client'

import { Alert } from '@/components/alert/alert'
import { Button, type ButtonVariant } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { useCall } from '@/lib/forms/use-call'
import type { FormEvent, ReactNode } from 'react'

interface MailLinkFormProps {
  /** Where the form goes without scripts: it leads back to the page. */
  target: string
  /** Makes the change. */
  run: () => Promise<unknown>
  submit: string
  variant: ButtonVariant
  texts: { sending: string; error: string; failed: string; tooMany?: string }
  /** What the button changes, or what it changed. */
  children: ReactNode
}

/**
 * One button that changes something by the link of a mail. Opening the page changes nothing, because
 * mail scanners open links too; without scripts the form is sent and leads back here.
 */
export function MailLinkForm(props: MailLinkFormProps) {
  const { target, run, submit, variant, texts, children } = props
  const { isSending, failure, run: send } = useCall()
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void send(run)
  }
  const isHeld = failure?.code === 'too_many_requests'
  return (
    <Form method="post" action={target} onSubmit={submitted}>
      {failure && (
        <Alert tone="error" word={texts.error} live>
          {isHeld ? (texts.tooMany ?? texts.failed) : texts.failed}
        </Alert>
      )}
      {children}
      <p>
        <Button type="submit" variant={variant} aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : submit}
        </Button>
      </p>
    </Form>
  )
}
