'use client'

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { OfferFormProps } from './offer-form'

const LazyOfferForm = lazy(() =>
  import('./offer-form').then(({ OfferForm }) => ({ default: OfferForm })),
)

const never = () => () => {}

/** Loads the form in the browser; its skeleton shows before. */
export function OfferFormOpener({ shape, ...props }: OfferFormProps & { shape: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return shape
  return (
    <Suspense fallback={shape}>
      <LazyOfferForm {...props} />
    </Suspense>
  )
}
