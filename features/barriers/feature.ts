import 'server-only'
import { ofCase } from '@/features/enquiries/server/enquiry-limits'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as effectsContract from './effects/contract'
import {
  answerByLink,
  effectOfLink,
  effectPage,
  exportEffects,
  forgetEffects,
} from './effects/server/effects'
import * as handOver from './server/hand-over'
import * as joiningContract from './joining/contract'
import { exportJoins, forgetJoins, getOwnJoin, join, withdrawMine } from './joining/server/joining'
import { barrierStepMail } from './server/barrier-mails'
import { publish, withdraw } from './server/publication'
import * as reviewContract from './review/contract'
import {
  addStep,
  create,
  getReview,
  link,
  listReviews,
  listUnlinked,
  update,
} from './review/server/review'
import {
  getBarrier,
  getFigures,
  listBarriers,
  listChoices,
  listConcerning,
} from './server/barriers'
import { barrierTaskMail, staffTaskMail } from './server/task-mails'
import * as tasksContract from './tasks/contract'
import * as tasks from './tasks/server/tasks'
import * as trackingContract from './tracking/contract'
import { getReported } from './tracking/server/tracking'

/** A provider has no barriers (spec/decisions.md, 'Second edition'). */
export const barriersFeature: Feature = {
  name: 'barriers',
  calls: [
    ...calls(contract, 'absent', {
      barrierList: ({ query }) => listBarriers(query),
      barrierById: ({ params }) => getBarrier(params.id),
      barrierChoices: () => listChoices(),
      barriersConcerning: ({ query }) => listConcerning(query),
    }),
    ...calls(trackingContract, 'absent', {
      reportedBarrier: ({ params }, { actor }) => getReported(actor, params.id),
    }),
    ...calls(joiningContract, 'absent', {
      ownBarrierJoin: ({ params }, { actor }) => getOwnJoin(actor, params.id),
      joinBarrier: ({ params, body }, { actor }) => join(actor, params.id, body),
      withdrawJoin: ({ params }, { actor }) => withdrawMine(actor, params.id),
    }),
    ...calls(effectsContract, 'absent', {
      effectQuestion: ({ params }) => effectOfLink(params),
      answerEffect: effectPage.change(({ params, body }) => answerByLink(params, body)),
    }),
    ...calls(reviewContract, 'absent', {
      barrierReviews: ({ query }, { actor }) => listReviews(actor, query),
      barrierNumbers: (_input, { actor }) => getFigures(actor),
      unlinkedReports: (_input, { actor }) => listUnlinked(actor),
      createBarrier: ({ body }, { actor }) => create(actor, body),
      barrierReview: ({ params }, { actor }) => getReview(actor, params.id),
      updateBarrier: ({ params, body }, { actor }) => update(actor, params.id, body),
      addBarrierStep: ({ params, body }, { actor }) => addStep(actor, params.id, body),
      linkBarrierReport: ({ params, body }, { actor }) => link(actor, params.id, body),
      publishBarrier: ({ params, body }, { actor }) => publish(actor, params.id, body.version),
      withdrawBarrier: ({ params, body }, { actor }) => withdraw(actor, params.id, body),
    }),
    ...calls(tasksContract, 'absent', {
      addBarrierTask: ({ params, body }, { actor }) => tasks.addTask(actor, params.id, body),
      endBarrierTask: ({ params }, { actor }) => tasks.endTask(actor, params.id, params.task),
      enquiryTasks: {
        admit: ofCase,
        handle: ({ params }, { actor }) => handOver.listEnquiryTasks(actor, params.id),
      },
      addEnquiryTask: {
        admit: ofCase,
        handle: ({ params, body }, { actor }) => handOver.askAboutEnquiry(actor, params.id, body),
      },
      endEnquiryTask: {
        admit: ofCase,
        handle: ({ params }, { actor }) => handOver.endEnquiryTask(actor, params.id, params.task),
      },
      barrierTask: ({ params }) => tasks.taskOfLink(params),
      answerBarrierTask: tasks.taskPage.change(({ params, body }) =>
        tasks.answerByLink(params, body),
      ),
    }),
  ],
  jobs: [barrierStepMail, barrierTaskMail, staffTaskMail],
  hourly: [tasks.remindBodies],
  personal: {
    exported: {
      barriers: (db, { id }) => exportJoins(db, id),
      barrier_effects: (db, { id }) => exportEffects(db, id),
    },
    erase: async (tx, { id }) => {
      await forgetJoins(tx, id)
      await forgetEffects(tx, id)
    },
  },
  siteMap: () => import('./queries').then(({ barrierPages }) => barrierPages),
}
