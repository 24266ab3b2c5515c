'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Suspense } from 'react'
import type { DeclineFormProps } from './decline-form'

const LazyForm = lazyPart(async () => (await import('./decline-form')).DeclineForm)

/** The supplier’s form that declines a request. */
export function SupplierDecline({ loading, ...form }: DeclineFormProps & { loading: string }) {
  return (
    <Suspense fallback={<Skeleton shape="field" count={2} label={loading} />}>
      <LazyForm {...form} />
    </Suspense>
  )
}
