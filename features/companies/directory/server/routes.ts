import 'server-only'
import { route } from '@/lib/api/route'
import { companyById, companyList, localCompanyList } from '../contract'
import { getCompany, listCompanies, listLocalCompanies } from './service'

export const companyDirectoryRoutes = [
  route(companyList, ({ query }) => listCompanies(query)),
  route(localCompanyList, ({ query }) => listLocalCompanies(query)),
  route(companyById, ({ params }) => getCompany(params.id)),
]
