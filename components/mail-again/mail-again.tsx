'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Problem } from '@/lib/api/problem'
import { countText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'
import type { MailAgainTexts } from './mail-again-texts'

interface MailAgainProps {
  locale: Locale
  texts: MailAgainTexts
  send: () => Promise<unknown>
}

type Stage = { name: 'idle' | 'sending' | 'sent' } | { name: 'failed'; problem: Problem }

/** Has the mail that confirms an address sent again, or says when that can be tried again. */
export function MailAgain({ locale, texts, send }: MailAgainProps) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' })
  const run = async () => {
    if (stage.name === 'sending') return
    setStage({ name: 'sending' })
    try {
      await send()
      setStage({ name: 'sent' })
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('unavailable')
      setStage({ name: 'failed', problem })
    }
  }
  const isSending = stage.name === 'sending'
  return (
    <Stack gap={2} align="start" above={4}>
      <Text tone="soft">{texts.text}</Text>
      {stage.name === 'sent' && (
        <Alert tone="success" word={texts.done} live>
          {texts.sent}
        </Alert>
      )}
      {stage.name === 'failed' && (
        <Alert tone="error" word={texts.error} live>
          {failureText(stage.problem, texts, locale)}
        </Alert>
      )}
      <Button variant="secondary" aria-disabled={isSending || undefined} onClick={() => void run()}>
        {isSending ? texts.sending : texts.action}
      </Button>
    </Stack>
  )
}

const [minute, hour] = [60, 3600]

function failureText({ code, retryAfter }: Problem, texts: MailAgainTexts, locale: Locale) {
  if (code !== 'too_many_requests' || retryAfter === undefined) return texts.problems[code]
  return retryAfter > hour
    ? countText(texts.hours, Math.ceil(retryAfter / hour), locale)
    : countText(texts.minutes, Math.ceil(retryAfter / minute), locale)
}
