import 'server-only'
import { route } from '@/lib/api/route'
import { addMedium, describeMedium, mediaList } from '../contract'
import { addToLibrary, describe, listMedia } from './service'

export const libraryRoutes = [
  route(mediaList, ({ query }, { actor }) => listMedia(actor, query)),
  route(addMedium, ({ body, files }, { actor }) => addToLibrary(actor, body, files.file)),
  route(describeMedium, ({ params, body }, { actor }) => describe(actor, params.key, body)),
]
