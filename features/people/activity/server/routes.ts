import 'server-only'
import { ofCase } from '@/features/enquiries/limits/server/service'
import { route } from '@/lib/api/route'
import { companyActivity, enquirerActivity } from '../contract'
import { getCompanyActivity, getEnquirerActivity } from './service'

export const activityRoutes = [
  route(enquirerActivity, ({ params }, { actor }) => getEnquirerActivity(actor, params.id), ofCase),
  route(companyActivity, ({ params }, { actor }) => getCompanyActivity(actor, params.id)),
]
