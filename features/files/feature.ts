import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import { makeAvif } from './server/avif'
import { beginFileCheck, damagedFile, fileCheck } from './server/integrity'
import * as libraryContract from './library/contract'
import { addToLibrary, describe, listMedia } from './library/server/library'
import { listUploads, settleFile } from './server/uploads'

export const filesFeature: Feature = {
  name: 'files',
  calls: [
    ...calls(libraryContract, 'same', {
      mediaList: ({ query }, { actor }) => listMedia(actor, query),
      addMedium: ({ body, files }, { actor }) => addToLibrary(actor, body, files.file),
      describeMedium: ({ params, body }, { actor }) => describe(actor, params.key, body),
    }),
  ],
  jobs: [settleFile, fileCheck, damagedFile, makeAvif],
  hourly: [() => beginFileCheck()],
  personal: {
    exported: { files: (_db, { id }) => listUploads(id) },
  },
}
