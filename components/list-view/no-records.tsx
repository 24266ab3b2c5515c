'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Suspense } from 'react'

const MotifLines = lazyPart(async () => (await import('@/components/motif/motif-lines')).MotifLines)

interface NoRecordsProps {
  title: string
  text?: string | undefined
  /** The way to records, where nothing above the view is one. */
  back?: { href: string; text: string } | undefined
}

/** A view without records; the drawing comes only when there is one. */
export function NoRecords({ title, text, back }: NoRecordsProps) {
  return (
    <EmptyState
      title={title}
      {...(text !== undefined && { text })}
      motif={
        <Suspense>
          <MotifLines seed="no-records" mirrored />
        </Suspense>
      }
      action={
        back && (
          <ButtonLink href={back.href} variant="secondary">
            {back.text}
          </ButtonLink>
        )
      }
    />
  )
}
