'use client'

import { whenSignedIn } from '@/components/for-members/when-signed-in'
import { publicationListShape } from '../search-params'

/** The catalogue, loaded for members. */
export const CatalogueOpener = whenSignedIn(publicationListShape.pageSize, () =>
  import('./catalogue').then(({ Catalogue }) => Catalogue),
)
