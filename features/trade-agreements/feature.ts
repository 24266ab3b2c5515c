import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { tradeAgreementsAtProvider } from './server/trade-agreements.provider'
import {
  getCountryAgreement,
  listAgreements,
  listCountryAgreements,
} from './server/trade-agreements'

export const tradeAgreementsFeature: Feature = {
  name: 'trade-agreements',
  calls: [
    ...calls(contract, tradeAgreementsAtProvider, {
      agreementList: ({ query }) => listAgreements(query),
      countryAgreementList: () => listCountryAgreements(),
      countryAgreementById: ({ params }) => getCountryAgreement(params.id),
    }),
  ],
  siteMap: () => import('./map/queries').then(({ countryAgreementPages }) => countryAgreementPages),
}
