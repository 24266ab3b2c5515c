import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { publicationsAtProvider } from './server/provider'
import { listPublications, numbersOfCatalogue, offeredFilters } from './server/service'

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
