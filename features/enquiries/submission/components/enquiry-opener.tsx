'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { WhenNear } from '@/components/when-near/when-near'
import { lazy, Suspense } from 'react'
import type { EnquiryFormProps } from './enquiry-form'

const LazyForm = lazy(() =>
  import('./enquiry-form').then(({ EnquiryForm }) => ({ default: EnquiryForm })),
)

const shapeRows = 6

/** Loads the form when it comes near the viewport; shows a placeholder of its shape until then. */
export function EnquiryOpener({ loading, ...form }: EnquiryFormProps & { loading: string }) {
  const shape = <Skeleton shape="field" count={shapeRows} label={loading} />
  return (
    <WhenNear shape={shape}>
      <Suspense fallback={shape}>
        <LazyForm {...form} />
      </Suspense>
    </WhenNear>
  )
}
