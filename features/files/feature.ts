import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as libraryContract from './library/contract'
import { addToLibrary, describe, listMedia } from './library/server/service'

export const filesFeature: Feature = {
  name: 'files',
  calls: [
    ...calls(libraryContract, 'same', {
      mediaList: ({ query }, { actor }) => listMedia(actor, query),
      addMedium: ({ body, files }, { actor }) => addToLibrary(actor, body, files.file),
      describeMedium: ({ params, body }, { actor }) => describe(actor, params.key, body),
    }),
  ],
}
