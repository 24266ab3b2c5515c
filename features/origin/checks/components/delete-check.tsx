'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { useState } from 'react'
import { deleteOriginCheck } from '../contract'

interface DeleteCheckProps {
  token: string
  /** The page of the list that opens then. */
  nextHref: string
  /** Names the check for people who listen. */
  label: string
  texts: Record<'delete' | 'confirm' | 'keep' | 'deleted' | 'failed', string>
}

type Stage = 'shown' | 'asked' | 'deleting' | 'deleted'

/** Deletes a check, after it has asked once. */
export function DeleteCheck({ token, nextHref, label, texts }: DeleteCheckProps) {
  const [stage, setStage] = useState<Stage>('shown')
  const remove = async () => {
    setStage('deleting')
    try {
      await call(deleteOriginCheck, { params: { token } })
      setStage('deleted')
      window.location.assign(nextHref)
    } catch {
      setStage('shown')
      notify(texts.failed, 'error')
    }
  }
  if (stage === 'deleted') return <p role="status">{texts.deleted}</p>
  if (stage === 'shown') {
    return (
      <Button variant="quiet" aria-label={label} onClick={() => setStage('asked')}>
        {texts.delete}
      </Button>
    )
  }
  return (
    <Row role="group" aria-label={label} gap={3} align="center">
      <p role="status">{texts.confirm}</p>
      <Button variant="secondary" disabled={stage === 'deleting'} onClick={remove}>
        {texts.delete}
      </Button>
      <Button variant="quiet" onClick={() => setStage('shown')}>
        {texts.keep}
      </Button>
    </Row>
  )
}
