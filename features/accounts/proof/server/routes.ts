import 'server-only'
import { route } from '@/lib/api/route'
import { proveMyself } from '../contract'
import { proveLately } from './service'

export const proofRoutes = [
  route(proveMyself, ({ body }, { actor }) => proveLately(actor, body.current_password)),
]
