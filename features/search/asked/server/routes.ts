import 'server-only'
import { route } from '@/lib/api/route'
import { mostAsked } from '../contract'
import { listMostAsked } from './service'

export const askedRoutes = [route(mostAsked, (_input, { actor }) => listMostAsked(actor))]
