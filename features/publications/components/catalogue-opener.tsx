'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { publicationListShape } from '../search-params'
import type { CatalogueProps } from './catalogue'

const LazyCatalogue = lazy(() =>
  import('./catalogue').then(({ Catalogue }) => ({ default: Catalogue })),
)

const never = () => () => {}
const isSignedIn = () => document.documentElement.dataset.signedIn === 'yes'

/** Loads the script and records of the catalogue for members; shows a skeleton until then. */
export function CatalogueOpener(props: CatalogueProps) {
  const wanted = useSyncExternalStore(never, isSignedIn, () => false)
  const shape = (
    <Skeleton shape="card" count={publicationListShape.pageSize} label={props.texts.loading} />
  )
  if (!wanted) return shape
  return (
    <Suspense fallback={shape}>
      <LazyCatalogue {...props} />
    </Suspense>
  )
}
