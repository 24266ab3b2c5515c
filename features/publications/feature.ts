import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { publicationsAtProvider } from './server/publications.provider'
import { listPublications, numbersOfCatalogue, offeredFilters } from './server/publications'

export const publicationsFeature: Feature = {
  name: 'publications',
  calls: [
    ...calls(
      contract,
      {
        ...publicationsAtProvider,
        // A provider lists its publications to members only.
        publicationCounts: 'absent',
      },
      {
        publicationCounts: () => numbersOfCatalogue(),
        publicationFilters: () => offeredFilters(),
        publicationList: ({ query }) => listPublications(query),
      },
    ),
  ],
}
