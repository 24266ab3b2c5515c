import 'server-only'
import {
  credentialCreate,
  credentialDelete,
  credentialUpdate,
} from '@/features/credentials/contract'
import {
  addCredential,
  changeCredential,
  removeCredential,
} from '@/features/credentials/server/service'
import { route } from '@/lib/api/route'
import { noteDirectWrite } from './service'

/** Calls that write a record past drafts. */
export const directWriteRoutes = [
  route(credentialCreate, ({ body }, { actor }) => addCredential(actor, body, noteDirectWrite)),
  route(credentialUpdate, ({ params, body }, { actor }) =>
    changeCredential(actor, params.id, body, noteDirectWrite),
  ),
  route(credentialDelete, ({ params }, { actor }) =>
    removeCredential(actor, params.id, noteDirectWrite),
  ),
]
