import 'server-only'
import { route } from '@/lib/api/route'
import { trail } from '../contract'
import { listTrail } from './service'

export const trailRoutes = [route(trail, ({ query }, { actor }) => listTrail(actor, query))]
