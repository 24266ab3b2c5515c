import 'server-only'
import { route } from '@/lib/api/route'
import { guide } from '../contract'
import { getGuide } from './service'

export const guideRoutes = [route(guide, () => getGuide())]
