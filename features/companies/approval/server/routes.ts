import 'server-only'
import { companyDecisions } from '../contract'
import { decideOnCompany, decisionRoutes } from './service'

export const companyApprovalRoutes = decisionRoutes(companyDecisions, decideOnCompany)
