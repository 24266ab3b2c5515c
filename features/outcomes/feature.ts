import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as askingContract from './asking/contract'
import {
  answerByLink,
  askOutcomes,
  clearOutcomes,
  exportOutcomes,
  forgetAsked,
  outcomePage,
  questionOfLink,
  refuseByLink,
} from './asking/server/asking'
import { outcomeMail } from './server/outcome-mails'
import * as performanceContract from './performance/contract'
import { getPerformance } from './performance/server/performance'
import * as reportsContract from './reports/contract'
import { getEventOutcomes, getOutcomeNumbers, listCaseOutcomes } from './reports/server/reports'

/** A provider has neither introductions nor requests, so nobody is asked and nothing is counted. */
export const outcomesFeature: Feature = {
  name: 'outcomes',
  calls: [
    ...calls(askingContract, 'absent', {
      outcomeQuestion: ({ params }) => questionOfLink(params),
      answerOutcome: outcomePage.change(({ params, body }) => answerByLink(params, body)),
      refuseOutcomes: outcomePage.change(({ params }) => refuseByLink(params)),
      outcomeStopPage: outcomePage.toPage,
    }),
    ...calls(performanceContract, 'absent', {
      performanceFigures: () => getPerformance(),
    }),
    ...calls(reportsContract, 'same', {
      caseOutcomes: ({ query }, { actor }) => listCaseOutcomes(actor, query),
      eventOutcomes: ({ params }, { actor }) => getEventOutcomes(actor, params.id),
      outcomeNumbers: ({ query }, { actor }) => getOutcomeNumbers(actor, query),
    }),
  ],
  jobs: [outcomeMail],
  hourly: [clearOutcomes, () => askOutcomes()],
  personal: {
    exported: { outcomes: exportOutcomes },
    erase: forgetAsked,
  },
  siteMap: () => import('./performance/queries').then(({ performancePages }) => performancePages),
}
