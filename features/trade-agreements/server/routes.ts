import 'server-only'
import { route } from '@/lib/api/route'
import { agreementList } from '../contract'
import { listAgreements } from './service'

export const tradeAgreementsRoutes = [route(agreementList, ({ query }) => listAgreements(query))]
