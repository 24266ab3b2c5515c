'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { fillText } from '@/lib/i18n/count-forms'
import type { OfferImport } from '../contract'
import styles from './exchange.module.css'
import type { PartProps } from './use-offer-import'

/** How far the work on a file is; it goes on without the page. */
export function ImportProgress({
  locale,
  texts,
  work,
  current,
}: PartProps & { current: OfferImport }) {
  const { id, state, progress, lines, results, is_stuck } = current
  const isTaking = state === 'taking'
  const open = results.new + results.changed + results.refused
  const count = isTaking ? Math.max(open, progress) : lines
  return (
    <Stack gap={4} bounded shrinks>
      <Text weight="strong">{isTaking ? texts.taking : texts.checking}</Text>
      <progress
        className={styles.bar}
        value={progress}
        max={count || 1}
        aria-label={isTaking ? texts.taking : texts.checking}
      />
      <Note measure={65}>
        {fillText(texts.progress, { done: progress, count }, locale)} {texts.leave}
      </Note>
      {is_stuck && (
        <Alert
          tone="warning"
          word={texts.note}
          live
          action={
            <Button
              aria-disabled={work.isBusy || undefined}
              onClick={() => void (isTaking ? work.apply(id) : work.check(id))}
            >
              {texts.continue}
            </Button>
          }
        >
          {texts.stuck}
        </Alert>
      )}
    </Stack>
  )
}
