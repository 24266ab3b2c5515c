import 'server-only'
import { route } from '@/lib/api/route'
import { claimOriginChecks } from '../contract'
import { claimChecks } from './service'

export const madeChecksRoutes = [
  route(claimOriginChecks, ({ body }, { actor }) => claimChecks(actor, body.tokens)),
]
