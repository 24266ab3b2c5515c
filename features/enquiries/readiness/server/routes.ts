import 'server-only'
import { route } from '@/lib/api/route'
import { readinessBands } from '../contract'
import { listBands } from './service'

export const readinessRoutes = [route(readinessBands, () => listBands())]
