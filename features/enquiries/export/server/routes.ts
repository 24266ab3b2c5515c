import 'server-only'
import { route } from '@/lib/api/route'
import { enquiryExport } from '../contract'
import { exportCases } from './service'

export const enquiryExportRoutes = [
  route(enquiryExport, ({ query }, { actor }) => exportCases(actor, query)),
]
