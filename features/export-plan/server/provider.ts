import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { exportPlan, saveExportPlan, tickPlanStep } from '../contract'
import {
  letAdvisersRead,
  planFigures,
  planOfEnquiry,
  readPlanOfEnquiry,
} from '../advisers/contract'
import { matchesOfPlan } from '../matches/contract'
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
import { endPlanReminders, planRemindersLink, setPlanReminders } from '../reminders/contract'
import { addPlanTask, changePlanTask, deletePlanTask } from '../tasks/contract'
import { addToMyPlan } from '../visitor/contract'

/** A provider knows no plans, so nothing of them is shown. */
export const exportPlanAdapters = [
  absent(exportPlan),
  absent(saveExportPlan),
  absent(tickPlanStep),
  absent(matchesOfPlan),
  absent(addToMyPlan),
  absent(letAdvisersRead),
  absent(planOfEnquiry),
  absent(readPlanOfEnquiry),
  absent(planFigures),
  absent(addPlanTask),
  absent(changePlanTask),
  absent(deletePlanTask),
  absent(setPlanReminders),
  absent(planRemindersLink),
  absent(endPlanReminders),
  absent(planPeople),
  absent(invitePlanPerson),
  absent(changePlanPerson),
  absent(removePlanPerson),
  absent(offerPlan),
  absent(withdrawPlanOffer),
  absent(sharedPlans),
  absent(acceptPlan),
  absent(exitPlan),
  absent(acceptPlanOffer),
  absent(declinePlanOffer),
]
