'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { useCompanyPart } from '@/components/company-part/use-company-part'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { ownBarrierJoin, withdrawJoin } from '../contract'
import { JoinForm } from './join-form'
import type { JoinPartProps } from './join-texts'

/** What the company of a member said of a barrier, and the form to say it or take it back. */
export function JoinPart({ locale, barrierId, texts }: JoinPartProps) {
  const { own, problems } = texts
  const { found, setFound, instead } = useCompanyPart({
    locale,
    id: barrierId,
    load: (id: number) => call(ownBarrierJoin, { params: { id } }),
    fields: 3,
    texts: own,
  })
  if (!found) return instead
  if (found.state === 'reported') return <p>{own.reported}</p>
  const end = async () => {
    try {
      setFound(await call(withdrawJoin, { params: { id: barrierId } }))
      notify(own.left, 'success')
    } catch (error) {
      notify(problems[error instanceof Problem ? error.code : 'unavailable'], 'error')
    }
  }
  const hasJoined = found.state === 'joined'
  const isOpen = found.may_join && found.is_checked
  return (
    <>
      {hasJoined && (
        <Alert tone="success" word={own.doneWord} live>
          {own.joined}
        </Alert>
      )}
      {isOpen ? (
        <JoinForm
          key={found.state}
          barrierId={barrierId}
          texts={texts}
          sent={found.figures}
          onSent={(next) => {
            setFound(next)
            if (hasJoined) notify(own.saved, 'success')
          }}
        />
      ) : (
        <p>{found.may_join ? own.unchecked : own.over}</p>
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
