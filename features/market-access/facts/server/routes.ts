import 'server-only'
import { route } from '@/lib/api/route'
import { factReviews } from '../contract'
import { listReviews } from './service'

export const factRoutes = [route(factReviews, (_input, { actor }) => listReviews(actor))]
