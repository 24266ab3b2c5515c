import 'server-only'
import { route } from '@/lib/api/route'
import { changeCompany, myCompany } from '../contract'
import { changeMyCompany, getMyCompany } from './service'

export const myCompanyRoutes = [
  route(myCompany, ({ params }, { actor }) => getMyCompany(actor, params.companyId)),
  route(changeCompany, ({ body, files }, { actor }) => changeMyCompany(actor, body, files)),
]
