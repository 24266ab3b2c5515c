import 'server-only'
import { route } from '@/lib/api/route'
import { consultations } from '../contract'
import { requestConsultation } from './service'

export const consultationsRoutes = [route(consultations, ({ body }) => requestConsultation(body))]
