import 'server-only'
import { route } from '@/lib/api/route'
import { waitingForMe } from '../contract'
import { listWaiting } from './service'

export const backOfficeRoutes = [route(waitingForMe, (_input, { actor }) => listWaiting(actor))]
