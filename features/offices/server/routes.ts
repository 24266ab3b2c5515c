import 'server-only'
import { route } from '@/lib/api/route'
import { contactUs } from '../contract'
import { listOffices } from './service'

export const officesRoutes = [route(contactUs, () => listOffices())]
