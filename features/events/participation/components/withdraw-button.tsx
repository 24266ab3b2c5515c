'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { withdrawFromEvent } from '../contract'

interface WithdrawButtonProps {
  id: number
  /** Names the event for people who listen. */
  label: string
  texts: Record<'withdraw' | 'confirm' | 'keep' | 'withdrawn' | 'failed', string>
}

type Stage = 'shown' | 'asked' | 'sending' | 'done'

/** Moves the focus to what takes the place of the control that had it. */
const focusOn = (element: HTMLElement | null) => element?.focus()

/** Withdraws from an event, after it has asked once. */
export function WithdrawButton({ id, label, texts }: WithdrawButtonProps) {
  const router = useRouter()
  const [stage, setStage] = useState<Stage>('shown')
  const [wasAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    setStage('asked')
  }
  const send = async () => {
    setStage('sending')
    try {
      await call(withdrawFromEvent, { params: { id } })
      setStage('done')
      notify(texts.withdrawn)
      router.refresh()
    } catch {
      setStage('shown')
      notify(texts.failed, 'error')
    }
  }
  if (stage === 'done') {
    return (
      <p role="status" tabIndex={-1} ref={focusOn}>
        {texts.withdrawn}
      </p>
    )
  }
  if (stage === 'shown') {
    return (
      <Button variant="quiet" aria-label={label} ref={wasAsked ? focusOn : undefined} onClick={ask}>
        {texts.withdraw}
      </Button>
    )
  }
  return (
    <Row role="group" aria-label={label} gap={3} align="center">
      <p tabIndex={-1} ref={focusOn}>
        {texts.confirm}
      </p>
      <Button
        variant="secondary"
        aria-disabled={stage === 'sending' || undefined}
        onClick={() => {
          if (stage === 'asked') void send()
        }}
      >
        {texts.withdraw}
      </Button>
      <Button variant="quiet" onClick={() => setStage('shown')}>
        {texts.keep}
      </Button>
    </Row>
  )
}
