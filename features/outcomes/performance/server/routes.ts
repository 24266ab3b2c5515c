import 'server-only'
import { route } from '@/lib/api/route'
import { performanceFigures } from '../contract'
import { getPerformance } from './service'

export const performanceRoutes = [route(performanceFigures, () => getPerformance())]
