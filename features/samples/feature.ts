import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { dropSamples, getSamples, returnSamples, sampleErasure } from './server/samples'

export const samplesFeature: Feature = {
  name: 'samples',
  calls: [
    ...calls(contract, 'same', {
      sampleState: (_input, { actor }) => getSamples(actor),
      removeSamples: ({ body }, { actor }) => dropSamples(actor, body.count),
      restoreSamples: ({ body }, { actor }) => returnSamples(actor, body.removal),
    }),
  ],
  jobs: [sampleErasure],
}
