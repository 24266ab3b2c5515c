import 'server-only'
import { ofCase } from '@/features/enquiries/server/enquiry-limits'
import { calls, type Feature } from '@/lib/api/feature'
import * as advisersContract from './advisers/contract'
import {
  countPlans,
  countSteps,
  isReadable,
  letRead,
  readForCase,
} from './advisers/server/advisers'
import * as contract from './contract'
import { invitationMail, offerMail, taskReminder } from './server/plan-mails'
import * as matchesContract from './matches/contract'
import { getMatches } from './matches/server/matches'
import * as peopleContract from './people/contract'
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
} from './people/server/people'
import { readinessTasks } from './readiness/server/readiness'
import * as remindersContract from './reminders/contract'
import { reminderMails, setReminders } from './reminders/server/reminders'
import { exportPlanOf, forgetPlan, getPlan, savePlan, tickStep } from './server/export-plan'
import * as tasksContract from './tasks/contract'
import { addTask, changeTask, originTasks, removeTask } from './tasks/server/tasks'
import * as visitorContract from './visitor/contract'
import { addToPlan } from './visitor/server/visitor'

/** A provider knows no plans, so nothing of them is shown. */
export const exportPlanFeature: Feature = {
  name: 'export-plan',
  calls: [
    ...calls(contract, 'absent', {
      exportPlan: ({ query }, { actor }) => getPlan(actor, query.plan),
      saveExportPlan: ({ body, query }, { actor }) => savePlan(actor, body, query.plan),
      tickPlanStep: ({ params, body, query }, { actor }) =>
        tickStep(actor, params.step, body.done, query.plan),
    }),
    ...calls(matchesContract, 'absent', {
      matchesOfPlan: ({ query }, { actor }) => getMatches(actor, query.plan),
    }),
    ...calls(advisersContract, 'absent', {
      letAdvisersRead: ({ body }, { actor }) => letRead(actor, body.advisers),
      planOfEnquiry: {
        admit: ofCase,
        handle: ({ params }, { actor }) => isReadable(actor, params.id),
      },
      readPlanOfEnquiry: {
        admit: ofCase,
        handle: ({ params }, { actor }) => readForCase(actor, params.id),
      },
      planFigures: () => countPlans(),
    }),
    ...calls(visitorContract, 'absent', {
      addToMyPlan: ({ body }, { actor }) => addToPlan(actor, body),
    }),
    ...calls(tasksContract, 'absent', {
      addPlanTask: async ({ body, query }, { actor }) =>
        getPlan(actor, await addTask(actor, query.plan, body)),
      changePlanTask: async ({ params, body }, { actor }) =>
        getPlan(actor, await changeTask(actor, params.id, body)),
      deletePlanTask: async ({ params }, { actor }) =>
        getPlan(actor, await removeTask(actor, params.id)),
    }),
    ...calls(remindersContract, 'absent', {
      setPlanReminders: ({ body }, { actor }) => setReminders(actor, body.reminders),
      planRemindersLink: async ({ params }) => ({
        reminders: (await reminderMails.choiceByLink(params)) !== 'never',
      }),
      endPlanReminders: reminderMails.page.change(({ params }) =>
        reminderMails.chooseByLink(params, 'never'),
      ),
    }),
    ...calls(peopleContract, 'absent', {
      planPeople: (_, { actor }) => listPeople(actor),
      invitePlanPerson: ({ body }, { actor }) => invite(actor, body),
      changePlanPerson: ({ params, body }, { actor }) => changePerson(actor, params.id, body.role),
      removePlanPerson: ({ params }, { actor }) => removePerson(actor, params.id),
      offerPlan: ({ params }, { actor }) => offer(actor, params.id),
      withdrawPlanOffer: ({ params }, { actor }) => withdrawOffer(actor, params.id),
      sharedPlans: (_, { actor }) => listShared(actor),
      acceptPlan: ({ params }, { actor }) => accept(actor, params.id),
      exitPlan: ({ params }, { actor }) => leave(actor, params.id),
      acceptPlanOffer: ({ params, body }, { actor }) => acceptOffer(actor, params.id, body),
      declinePlanOffer: ({ params }, { actor }) => declineOffer(actor, params.id),
    }),
  ],
  jobs: [taskReminder, invitationMail, offerMail, readinessTasks, originTasks],
  mails: reminderMails,
  hourly: [countSteps],
  personal: {
    exported: { export_plan: (db, { id }) => exportPlanOf(db, id) },
    erase: (tx, { id }) => forgetPlan(tx, id),
  },
}
