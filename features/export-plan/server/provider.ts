import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { exportPlan, saveExportPlan, tickPlanStep } from '../contract'

/** A provider knows no plans, so nothing of them is shown. */
export const exportPlanAdapters = [absent(exportPlan), absent(saveExportPlan), absent(tickPlanStep)]
