import 'server-only'
import { route } from '@/lib/api/route'
import { serviceLevelList, setServiceLevel } from '../contract'
import { listLevels, setLevel } from './service'

export const serviceLevelRoutes = [
  route(serviceLevelList, (_input, { actor }) => listLevels(actor)),
  route(setServiceLevel, ({ params, body }, { actor }) => setLevel(actor, params.type, body)),
]
