'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { WhenNear } from '@/components/when-near/when-near'
import { Suspense } from 'react'
import type { EnquiryFormProps } from './enquiry-form'

const LazyForm = lazyPart(async () => (await import('./enquiry-form')).EnquiryForm)

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
