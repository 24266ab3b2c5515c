import 'server-only'
import { route } from '@/lib/api/route'
import { agreementList, countryAgreementById, countryAgreementList } from '../contract'
import { getCountryAgreement, listAgreements, listCountryAgreements } from './service'

export const tradeAgreementsRoutes = [
  route(agreementList, ({ query }) => listAgreements(query)),
  route(countryAgreementList, () => listCountryAgreements()),
  route(countryAgreementById, ({ params }) => getCountryAgreement(params.id)),
]
