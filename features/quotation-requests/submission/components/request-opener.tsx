'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Suspense } from 'react'
import type { RequestFormProps } from './request-form'

const LazyForm = lazyPart(async () => (await import('./request-form')).RequestForm)

const shapeRows = 8

/** Loads the form; shows a placeholder of its shape until then. */
export function RequestOpener({ loading, ...form }: RequestFormProps & { loading: string }) {
  return (
    <Suspense fallback={<Skeleton shape="field" count={shapeRows} label={loading} />}>
      <LazyForm {...form} />
    </Suspense>
  )
}
