import 'server-only'
import { route } from '@/lib/api/route'
import { enquiryExport } from '../contract'
import { exportCases } from './service'

export const enquiryExportRoutes = [
  route(enquiryExport, ({ body }, { actor }) => exportCases(actor, body)),
]
