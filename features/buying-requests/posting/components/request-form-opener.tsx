'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { WhenNear } from '@/components/when-near/when-near'
import { Suspense } from 'react'
import type { RequestFormProps } from './form-texts'

const LazyForm = lazyPart(async () => (await import('./request-form')).RequestForm)

const shapeRows = 8

/** Loads the form in the browser, where the draft is; shows a placeholder of its shape until then. */
export function RequestFormOpener({ loading, ...form }: RequestFormProps & { loading: string }) {
  const shape = <Skeleton shape="field" count={shapeRows} label={loading} />
  return (
    <WhenNear shape={shape}>
      <Suspense fallback={shape}>
        <LazyForm {...form} />
      </Suspense>
    </WhenNear>
  )
}
