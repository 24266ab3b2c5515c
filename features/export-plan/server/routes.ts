import 'server-only'
import { ofCase } from '@/features/enquiries/limits/server/service'
import { route } from '@/lib/api/route'
import { exportPlan, saveExportPlan, tickPlanStep } from '../contract'
import {
  letAdvisersRead,
  planFigures,
  planOfEnquiry,
  readPlanOfEnquiry,
} from '../advisers/contract'
import { countPlans, isReadable, letRead, readForCase } from '../advisers/server/service'
import { matchesOfPlan } from '../matches/contract'
import { getMatches } from '../matches/server/service'
import {
  acceptPlan,
  acceptPlanOffer,
  changePlanPerson,
  declinePlanOffer,
  invitePlanPerson,
  exitPlan,
  offerPlan,
  planPeople,
  removePlanPerson,
  sharedPlans,
  withdrawPlanOffer,
} from '../people/contract'
import {
  accept,
  acceptOffer,
  changePerson,
  declineOffer,
  invite,
  leave,
  listPeople,
  listShared,
  offer,
  removePerson,
  withdrawOffer,
} from '../people/server/service'
import { endPlanReminders, planRemindersLink, setPlanReminders } from '../reminders/contract'
import { endReminders, remindersOfLink, setReminders } from '../reminders/server/service'
import { addPlanTask, changePlanTask, deletePlanTask } from '../tasks/contract'
import { addTask, changeTask, removeTask } from '../tasks/server/service'
import { addToMyPlan } from '../visitor/contract'
import { addToPlan } from '../visitor/server/service'
import { getPlan, savePlan, tickStep } from './service'

export const exportPlanRoutes = [
  route(exportPlan, ({ query }, { actor }) => getPlan(actor, query.plan)),
  route(saveExportPlan, ({ body, query }, { actor }) => savePlan(actor, body, query.plan)),
  route(tickPlanStep, ({ params, body, query }, { actor }) =>
    tickStep(actor, params.step, body.done, query.plan),
  ),
  route(matchesOfPlan, ({ query }, { actor }) => getMatches(actor, query.plan)),
  route(letAdvisersRead, ({ body }, { actor }) => letRead(actor, body.advisers)),
  route(planOfEnquiry, ({ params }, { actor }) => isReadable(actor, params.id), ofCase),
  route(readPlanOfEnquiry, ({ params }, { actor }) => readForCase(actor, params.id), ofCase),
  route(planFigures, () => countPlans()),
  route(addToMyPlan, ({ body }, { actor }) => addToPlan(actor, body)),
  route(addPlanTask, async ({ body, query }, { actor }) =>
    getPlan(actor, await addTask(actor, query.plan, body)),
  ),
  route(changePlanTask, async ({ params, body }, { actor }) =>
    getPlan(actor, await changeTask(actor, params.id, body)),
  ),
  route(deletePlanTask, async ({ params }, { actor }) =>
    getPlan(actor, await removeTask(actor, params.id)),
  ),
  route(setPlanReminders, ({ body }, { actor }) => setReminders(actor, body.reminders)),
  route(planRemindersLink, ({ params }) => remindersOfLink(params)),
  route(endPlanReminders, ({ params, query }, context) =>
    endReminders(params, context, query.back),
  ),
  route(planPeople, (_, { actor }) => listPeople(actor)),
  route(invitePlanPerson, ({ body }, { actor }) => invite(actor, body)),
  route(changePlanPerson, ({ params, body }, { actor }) =>
    changePerson(actor, params.id, body.role),
  ),
  route(removePlanPerson, ({ params }, { actor }) => removePerson(actor, params.id)),
  route(offerPlan, ({ params }, { actor }) => offer(actor, params.id)),
  route(withdrawPlanOffer, ({ params }, { actor }) => withdrawOffer(actor, params.id)),
  route(sharedPlans, (_, { actor }) => listShared(actor)),
  route(acceptPlan, ({ params }, { actor }) => accept(actor, params.id)),
  route(exitPlan, ({ params }, { actor }) => leave(actor, params.id)),
  route(acceptPlanOffer, ({ params, body }, { actor }) => acceptOffer(actor, params.id, body)),
  route(declinePlanOffer, ({ params }, { actor }) => declineOffer(actor, params.id)),
]
