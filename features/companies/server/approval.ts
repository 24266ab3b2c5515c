import 'server-only'
import type { Submittable } from '@/features/approvals/server/submissions'
import { indexCompany } from '@/features/search/server/search-documents'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import type { CompanyDetails } from '../contract'
import { filesOf } from '../rules'
import { askDecisionMails } from './company-mails'
import {
  findDetails,
  lockCompany,
  removeVersion,
  replaceVersion,
  writeStatus,
} from './companies.sql'

/** Companies, as their owners submit them and staff decide on them. */
export const submittedCompanies: Submittable<CompanyDetails> = {
  kind: 'company',
  lock: lockCompany,
  tags: [companiesTag, offersTag],
  index: indexCompany,
  readEdition: findDetails,
  writeEdition: (tx, company_id, edition, details) =>
    replaceVersion(tx, { company_id, edition, details }),
  removePublic: (tx, id) => removeVersion(tx, id, 'public'),
  writeStatus,
  filesOf,
  notify: askDecisionMails,
}
