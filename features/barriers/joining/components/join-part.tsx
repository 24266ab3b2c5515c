'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Skeleton } from '@/components/skeleton/skeleton'
import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useState } from 'react'
import type { OwnJoin } from '../contract'
import { ownJoin, withdraw } from '../queries'
import { JoinForm } from './join-form'
import type { JoinPartProps } from './join-texts'

type Stage = 'loading' | 'noCompany' | 'failed' | OwnJoin

/** What the company of a member said of a barrier, and the form to say it or take it back. */
export function JoinPart({ locale, barrierId, texts }: JoinPartProps) {
  const { own, problems } = texts
  const [stage, setStage] = useState<Stage>('loading')

  useEffect(() => {
    let isHere = true
    ownJoin(barrierId).then(
      (found) => isHere && setStage(found),
      (error: unknown) => {
        const isWithout = error instanceof Problem && error.code === 'forbidden'
        if (isHere) setStage(isWithout ? 'noCompany' : 'failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [barrierId])

  if (stage === 'loading') return <Skeleton shape="field" count={3} label={own.loading} />
  if (stage === 'noCompany') {
    return (
      <>
        <p>{own.noCompany}</p>
        <p>
          <ButtonLink href={localePath(locale, routes.myCompany())}>{own.register}</ButtonLink>
        </p>
      </>
    )
  }
  if (stage === 'failed') {
    return (
      <Alert tone="error" word={own.errorWord}>
        {own.failedToLoad}
      </Alert>
    )
  }
  if (stage.state === 'reported') return <p>{own.reported}</p>
  const end = async () => {
    try {
      setStage(await withdraw(barrierId))
      notify(own.left, 'success')
    } catch (error) {
      notify(problems[error instanceof Problem ? error.code : 'unavailable'], 'error')
    }
  }
  const hasJoined = stage.state === 'joined'
  return (
    <>
      {hasJoined && (
        <Alert tone="success" word={own.doneWord} live>
          {own.joined}
        </Alert>
      )}
      {stage.may_join ? (
        <JoinForm
          key={stage.state}
          {...{ barrierId, texts, sent: stage.figures }}
          onSent={(found) => {
            setStage(found)
            if (hasJoined) notify(own.saved, 'success')
          }}
        />
      ) : (
        <p>{own.over}</p>
      )}
      {hasJoined && (
        <p>
          <Button variant="quiet" onClick={() => void end()}>
            {own.leave}
          </Button>
        </p>
      )}
    </>
  )
}
