'use client'

import { Button } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { PressChips } from '@/components/press-chips/press-chips'
import { notify } from '@/components/snackbar/messages'
import { followSpeeds, type FollowSpeed } from '@/lib/db/codes/follows'
import { useCall } from '@/lib/forms/use-call'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import type { FollowLink } from '../contract'
import { endFollow, saveSpeed } from '../queries'
import styles from './follow-rows.module.css'

/** A follow as the list shows it. */
export interface FollowRow {
  id: number
  label: string
  href: string
  feedHref: string
  since: string
  confirmed: boolean
  /** Names the follow for people who listen. */
  stopLabel: string
  feedLabel: string
}

interface FollowRowsProps {
  rows: readonly FollowRow[]
  /** How soon the person is told; null for no mails. */
  speed: FollowSpeed | null
  onSpeed?: (speed: FollowSpeed | null) => void
  /** Whether the person has confirmed all rows since they were loaded. */
  isConfirmed?: boolean
  /** The link in a mail; null for a person who is logged in. */
  link: FollowLink | null
  texts: Messages['follows']['list']
}

const options = [...followSpeeds, 'never'] as const

type Option = (typeof options)[number]

/** What a person follows, and how soon they are told; each change is saved at once. */
export function FollowRows(props: FollowRowsProps) {
  const { rows, speed, onSpeed, isConfirmed = false, link, texts } = props
  const [shown, setShown] = useState(rows)
  const [own, setOwn] = useState(speed)
  const chosen: Option = (onSpeed ? speed : own) ?? 'never'
  const { run, isSending: busy } = useCall()

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await run(work, () => notify(texts.failed, 'error'))
    if (isDone) notify(done, 'success')
    return isDone
  }
  const change = async (wanted: Option) => {
    if (busy || wanted === chosen) return
    const value = wanted === 'never' ? null : wanted
    const isSaved = await attempt(() => saveSpeed(value, link), texts.saved)
    if (!isSaved) return
    setOwn(value)
    onSpeed?.(value)
  }
  const stop = async (id: number) => {
    const isDone = await attempt(() => endFollow(id, link), texts.stopped)
    if (isDone) setShown((before) => before.filter((row) => row.id !== id))
  }
  return (
    <>
      <Stack gap={2}>
        <Text weight="strong">{texts.speed}</Text>
        <PressChips
          label={texts.speed}
          chips={options.map((option) => ({
            name: option,
            text: texts.speeds[option],
            isPressed: option === chosen,
            onPress: () => void change(option),
          }))}
        />
      </Stack>
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((row) => (
            <li key={row.id} className={styles.row}>
              <Text weight="strong" breaks>
                <Link href={row.href}>{row.label}</Link>
              </Text>
              {row.confirmed || isConfirmed ? (
                <Note>{row.since}</Note>
              ) : (
                <Chip tone="warning">{texts.waiting}</Chip>
              )}
              <Row as="p" gap={4} lineGap={1} align="center" className={styles.actions}>
                <Button
                  variant="secondary"
                  aria-label={row.stopLabel}
                  aria-disabled={busy || undefined}
                  onClick={() => void stop(row.id)}
                >
                  {texts.stop}
                </Button>
                <Link href={row.feedHref} touch aria-label={row.feedLabel} data-reload>
                  {texts.feed}
                </Link>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
