'use client'

import { Alert } from '@/components/alert/alert'
import { Button, type ButtonVariant } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { Problem } from '@/lib/api/problem'
import { useState, type FormEvent, type ReactNode } from 'react'

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
  const [stage, setStage] = useState<'idle' | 'sending' | 'failed' | 'tooMany'>('idle')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    setStage('sending')
    try {
      await run()
      setStage('idle')
    } catch (error) {
      const isHeld = error instanceof Problem && error.code === 'too_many_requests'
      setStage(isHeld ? 'tooMany' : 'failed')
    }
  }
  const failure = stage === 'tooMany' ? (texts.tooMany ?? texts.failed) : texts.failed
  return (
    <Form method="post" action={target} onSubmit={(event) => void send(event)}>
      {(stage === 'failed' || stage === 'tooMany') && (
        <Alert tone="error" word={texts.error} live>
          {failure}
        </Alert>
      )}
      {children}
      <p>
        <Button type="submit" variant={variant} aria-disabled={stage === 'sending' || undefined}>
          {stage === 'sending' ? texts.sending : submit}
        </Button>
      </p>
    </Form>
  )
}
