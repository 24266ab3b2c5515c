'use client'

import { browserOnly } from '@/components/browser-only/browser-only'
import { Skeleton } from '@/components/skeleton/skeleton'
import { isSignedIn } from '@/lib/auth/signed-in'
import type { ComponentProps } from 'react'
import { publicationListShape } from '../search-params'
import type { Catalogue } from './catalogue'

const Loaded = browserOnly(
  () => import('./catalogue').then((module) => module.Catalogue),
  isSignedIn,
)

/** The catalogue, loaded for members. */
export function CatalogueOpener(props: ComponentProps<typeof Catalogue>) {
  const { pageSize } = publicationListShape
  const shape = <Skeleton shape="card" bar count={pageSize} label={props.texts.loading} />
  return <Loaded {...props} shape={shape} />
}
