'use client'

import { Button } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { notify } from '@/components/snackbar/messages'
import { useCall } from '@/lib/forms/use-call'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import type { FollowLink } from '../contract'
import { endFollow } from '../queries'
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
  /** Whether the person has confirmed all rows since they were loaded. */
  isConfirmed?: boolean
  /** The link in a mail; null for a person who is logged in. */
  link: FollowLink | null
  texts: Messages['follows']['list']
}

/** What a person follows; each follow ends at once. */
export function FollowRows({ rows, isConfirmed = false, link, texts }: FollowRowsProps) {
  const [shown, setShown] = useState(rows)
  const { run, isSending: busy } = useCall()
  const stop = async (id: number) => {
    const isDone = await run(
      () => endFollow(id, link),
      () => notify(texts.failed, 'error'),
    )
    if (!isDone) return
    setShown((before) => before.filter((row) => row.id !== id))
    notify(texts.stopped, 'success')
  }
  return (
    shown.length > 0 && (
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
    )
  )
}
