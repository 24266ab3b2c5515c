'use client'

import { Alert } from '@/components/alert/alert'
import { Button, type ButtonVariant } from '@/components/button/button'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'

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
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setFailure(undefined)
    try {
      await run()
      if (then === undefined) router.refresh()
      else window.location.assign(then)
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unavailable'
      setFailure(texts.problems[code])
      // The request is in another state by now: the page shows which.
      if (code === 'conflict') router.refresh()
    }
    setIsSending(false)
  }
  return (
    <form method="post" action={target} onSubmit={(event) => void submit(event)}>
      {failure && (
        <Alert tone="error" word={texts.error} live>
          {failure}
        </Alert>
      )}
      <Button type="submit" variant={variant} aria-disabled={isSending || undefined}>
        {isSending ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}
