import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { requestConsultation } from './server/consultations'

export const consultationsFeature: Feature = {
  name: 'consultations',
  calls: [
    ...calls(contract, 'same', {
      consultations: ({ body }) => requestConsultation(body),
    }),
  ],
}
