'use client'

import { whenSignedIn } from '@/components/for-members/when-signed-in'
import { publicationViews } from '../search-params'

/** The catalogue, loaded for members. */
export const CatalogueOpener = whenSignedIn(publicationViews.pageSize, () =>
  import('./catalogue').then(({ Catalogue }) => Catalogue),
)
