'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense } from 'react'
import type { DeclineFormProps } from './decline-form'

const LazyForm = lazy(() =>
  import('./decline-form').then(({ DeclineForm }) => ({ default: DeclineForm })),
)

/** The supplier’s form that declines a request. */
export function SupplierDecline({ loading, ...form }: DeclineFormProps & { loading: string }) {
  return (
    <Suspense fallback={<Skeleton shape="field" count={2} label={loading} />}>
      <LazyForm {...form} />
    </Suspense>
  )
}
