import 'server-only'
import { route } from '@/lib/api/route'
import { exportPlan, saveExportPlan, tickPlanStep } from '../contract'
import { getMyPlan, saveMyPlan, tickMyStep } from './service'

export const exportPlanRoutes = [
  route(exportPlan, (_input, { actor }) => getMyPlan(actor)),
  route(saveExportPlan, ({ body }, { actor }) => saveMyPlan(actor, body)),
  route(tickPlanStep, ({ params, body }, { actor }) => tickMyStep(actor, params.step, body.done)),
]
