import 'server-only'
import { route } from '@/lib/api/route'
import { brokenLinks } from '../contract'
import { listBrokenLinks } from './service'

export const linkCheckRoutes = [route(brokenLinks, (_input, { actor }) => listBrokenLinks(actor))]
