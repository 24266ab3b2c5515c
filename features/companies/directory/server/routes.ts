import 'server-only'
import { route } from '@/lib/api/route'
import { companyById, companyFilters, companyList, localCompanyList } from '../contract'
import { getCompany, listCompanies, listLocalCompanies, listUsedFilters } from './service'

export const companyDirectoryRoutes = [
  route(companyList, ({ query }) => listCompanies(query)),
  route(companyFilters, () => listUsedFilters()),
  route(localCompanyList, ({ query }) => listLocalCompanies(query)),
  route(companyById, ({ params }) => getCompany(params.id)),
]
