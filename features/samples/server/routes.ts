import 'server-only'
import { route } from '@/lib/api/route'
import { removeSamples, sampleState, restoreSamples } from '../contract'
import { dropSamples, getSamples, returnSamples } from './service'

export const sampleRoutes = [
  route(sampleState, (_input, { actor }) => getSamples(actor)),
  route(removeSamples, ({ body }, { actor }) => dropSamples(actor, body.count)),
  route(restoreSamples, ({ body }, { actor }) => returnSamples(actor, body.removal)),
]
