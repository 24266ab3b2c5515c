'use client'

import { Stack } from '@/components/layout/stack'
import { useTranslations } from 'next-intl'
import type { ContentDetail } from '../../contract'
import { changedFields } from '../../rules'
import styles from './draft-difference.module.css'
import { FieldDifferences } from './field-differences'

interface DraftDifferenceProps {
  kind: string
  detail: ContentDetail
}

/** What a draft changes of what the public sees: open for the person who reviews it. */
export function DraftDifference({ kind, detail }: DraftDifferenceProps) {
  const t = useTranslations('admin.content')
  const { published, record, removes, state } = detail
  if (!published || removes || state === 'published' || state === 'removed') return null
  const changed = changedFields(published, record)
  return (
    <details className={styles.difference} open={state === 'in_review'}>
      <summary>{t('draftChanges', { count: changed.length })}</summary>
      <Stack gap={4} inset={3}>
        <FieldDifferences kind={kind} changed={changed} before={published} after={record} />
      </Stack>
    </details>
  )
}
