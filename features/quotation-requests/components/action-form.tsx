'use client'

import { Alert } from '@/components/alert/alert'
import { Button, type ButtonVariant } from '@/components/button/button'
import type { ProblemCode } from '@/lib/api/problem'
import { useCall } from '@/lib/forms/use-call'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'

export interface ActionTexts {
  submit: string
  sending: string
  error: string
  problems: Record<ProblemCode, string>
}

interface ActionFormProps {
  /** Where the form goes without scripts. */
  target?: string
  texts: ActionTexts
  variant?: ButtonVariant
  run: () => Promise<unknown>
  /** Where it leads; the page is loaded again otherwise. */
  then?: string
}

/**
 * One button that changes something. It is a form, so that opening a link of a mail changes nothing,
 * and it works without scripts where it has a target.
 */
export function ActionForm({ target, texts, variant = 'primary', run, then }: ActionFormProps) {
  const router = useRouter()
  const { isSending, failure, run: send } = useCall()
  const change = async () => {
    await run()
    if (then === undefined) router.refresh()
    else window.location.assign(then)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a conflict the request is in another state by now: the page shows which.
    void send(change, ({ code }) => code === 'conflict' && router.refresh())
  }
  return (
    <form method="post" action={target} onSubmit={submit}>
      {failure && (
        <Alert tone="error" word={texts.error} live>
          {texts.problems[failure.code]}
        </Alert>
      )}
      <Button type="submit" variant={variant} aria-disabled={isSending || undefined}>
        {isSending ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}
