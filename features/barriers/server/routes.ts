import 'server-only'
import { ofCase } from '@/features/enquiries/limits/server/service'
import { route } from '@/lib/api/route'
import { barrierById, barrierChoices, barrierList, barriersConcerning } from '../contract'
import { answerEffect, effectQuestion } from '../effects/contract'
import { answerByLink, effectOfLink, leadToPage } from '../effects/server/service'
import { joinBarrier, withdrawJoin, ownBarrierJoin } from '../joining/contract'
import { getOwnJoin, join, withdrawMine } from '../joining/server/service'
import { publish, withdraw } from '../publication/server/service'
import {
  addBarrierStep,
  barrierNumbers,
  barrierReview,
  barrierReviews,
  createBarrier,
  linkBarrierReport,
  publishBarrier,
  unlinkedReports,
  updateBarrier,
  withdrawBarrier,
} from '../review/contract'
import {
  addStep,
  create,
  getReview,
  link,
  listReviews,
  listUnlinked,
  update,
} from '../review/server/service'
import {
  addBarrierTask,
  addEnquiryTask,
  answerBarrierTask,
  barrierTask,
  endBarrierTask,
  endEnquiryTask,
  enquiryTasks,
} from '../tasks/contract'
import * as handOver from '../hand-over/server/service'
import * as tasks from '../tasks/server/service'
import { reportedBarrier } from '../tracking/contract'
import { getReported } from '../tracking/server/service'
import { getBarrier, getFigures, listBarriers, listChoices, listConcerning } from './service'

export const barrierRoutes = [
  route(barrierList, ({ query }) => listBarriers(query)),
  route(barrierById, ({ params }) => getBarrier(params.id)),
  route(barrierChoices, () => listChoices()),
  route(barriersConcerning, ({ query }) => listConcerning(query)),
  route(reportedBarrier, ({ params }, { actor }) => getReported(actor, params.id)),
  route(ownBarrierJoin, ({ params }, { actor }) => getOwnJoin(actor, params.id)),
  route(joinBarrier, ({ params, body }, { actor }) => join(actor, params.id, body)),
  route(withdrawJoin, ({ params }, { actor }) => withdrawMine(actor, params.id)),
  route(effectQuestion, ({ params }) => effectOfLink(params)),
  route(answerEffect, async ({ params, query, body }, context) => {
    const done = await answerByLink(params, body)
    if (query.back) leadToPage(params, context, query.back)
    return done
  }),
  route(barrierReviews, ({ query }, { actor }) => listReviews(actor, query)),
  route(barrierNumbers, (_input, { actor }) => getFigures(actor)),
  route(unlinkedReports, (_input, { actor }) => listUnlinked(actor)),
  route(createBarrier, ({ body }, { actor }) => create(actor, body)),
  route(barrierReview, ({ params }, { actor }) => getReview(actor, params.id)),
  route(updateBarrier, ({ params, body }, { actor }) => update(actor, params.id, body)),
  route(addBarrierStep, ({ params, body }, { actor }) => addStep(actor, params.id, body)),
  route(linkBarrierReport, ({ params, body }, { actor }) => link(actor, params.id, body)),
  route(addBarrierTask, ({ params, body }, { actor }) => tasks.addTask(actor, params.id, body)),
  route(endBarrierTask, ({ params }, { actor }) => tasks.endTask(actor, params.id, params.task)),
  route(
    enquiryTasks,
    ({ params }, { actor }) => handOver.listEnquiryTasks(actor, params.id),
    ofCase,
  ),
  route(
    addEnquiryTask,
    ({ params, body }, { actor }) => handOver.askAboutEnquiry(actor, params.id, body),
    ofCase,
  ),
  route(
    endEnquiryTask,
    ({ params }, { actor }) => handOver.endEnquiryTask(actor, params.id, params.task),
    ofCase,
  ),
  route(barrierTask, ({ params }) => tasks.taskOfLink(params)),
  route(answerBarrierTask, async ({ params, query, body }, context) => {
    const done = await tasks.answerByLink(params, body)
    if (query.back) tasks.leadToPage(params, context, query.back)
    return done
  }),
  route(publishBarrier, ({ params, body }, { actor }) => publish(actor, params.id, body.version)),
  route(withdrawBarrier, ({ params, body }, { actor }) => withdraw(actor, params.id, body)),
]
