'use client'

import { Button } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { notify } from '@/components/snackbar/messages'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { call } from '@/lib/api/call'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import { endSession, endOtherSessions } from '../contract'

/** A login with readable texts. */
export interface SessionRow {
  login: string
  device: string
  started: string
  seen: string
  current: boolean
}

interface SessionListProps {
  sessions: readonly SessionRow[]
  texts: Messages['security']['sessions']
}

/** The logins of a person, each with a button to end it. */
export function SessionList({ sessions, texts }: SessionListProps) {
  const [left, setLeft] = useState(sessions)
  const [busy, setBusy] = useState<string>()

  const end = async (
    which: string,
    work: () => Promise<unknown>,
    stays: (one: SessionRow) => boolean,
    done: string,
  ) => {
    setBusy(which)
    try {
      await work()
      setLeft((now) => now.filter(stays))
      notify(done)
    } catch {
      notify(texts.failed, 'error')
    }
    setBusy(undefined)
  }
  return (
    <>
      <Stack as="ul">
        {left.map((session) => (
          <Row
            key={session.login}
            as="li"
            gap={4}
            lineGap={3}
            align="center"
            justify="between"
            inset={4}
            line="below"
          >
            <SessionFacts session={session} texts={texts} />
            {!session.current && (
              <Button
                variant="secondary"
                aria-disabled={busy !== undefined || undefined}
                onClick={() =>
                  void end(
                    session.login,
                    () => call(endSession, { params: { login: session.login } }),
                    (one) => one.login !== session.login,
                    texts.ended,
                  )
                }
              >
                {busy === session.login ? texts.ending : texts.end}
                <VisuallyHidden>: {session.device}</VisuallyHidden>
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {left.some(({ current }) => !current) && (
        <p>
          <Button
            variant="secondary"
            aria-disabled={busy !== undefined || undefined}
            onClick={() =>
              void end(
                'others',
                () => call(endOtherSessions),
                ({ current }) => current,
                texts.endedOthers,
              )
            }
          >
            {busy === 'others' ? texts.ending : texts.endOthers}
          </Button>
        </p>
      )}
    </>
  )
}

/** The device of a login, and when it began and was last used. */
function SessionFacts({
  session,
  texts,
}: {
  session: SessionRow
  texts: SessionListProps['texts']
}) {
  return (
    <div>
      <Row as="p" gap={2} align="center" tone="ink" weight="heading">
        {session.device}{' '}
        {session.current && (
          <Chip tone="success" icon="success">
            {texts.current}
          </Chip>
        )}
      </Row>
      <Note>{session.seen}</Note>
      <Note>{session.started}</Note>
    </div>
  )
}
