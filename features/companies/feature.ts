import 'server-only'
import { decisionCalls, reviewCalls } from '@/features/approvals/contract'
import { decisionsOn } from '@/features/approvals/server/submissions'
import { calls, type Feature } from '@/lib/api/feature'
import { certificateMail, remindOfCertificates } from './certificates/server/certificates'
import * as directoryContract from './directory/contract'
import { directoryAtProvider } from './directory/server/directory.provider'
import {
  getCompany,
  listCompanies,
  listLocalCompanies,
  listUsedFilters,
} from './directory/server/directory'
import * as exchangeContract from './exchange/contract'
import { readProfile } from './exchange/server/exchange'
import { submittedCompanies } from './server/approval'
import { decisionMail, registeredMail } from './server/company-mails'
import * as myCompanyContract from './my-company/contract'
import { myCompanyAtProvider } from './my-company/server/my-company.provider'
import { changeMyCompany, getMyCompany } from './my-company/server/my-company'
import * as nameSearchContract from './name-search/contract'
import { findCompanies } from './name-search/server/name-search'
import * as registrationContract from './registration/contract'
import { registerMyCompany } from './registration/server/registration'
import { getCompanyReview } from './review/server/review'
import * as verificationContract from './verification/contract'
import { check, getChecks } from './verification/server/verification'

export const companiesFeature: Feature = {
  name: 'companies',
  calls: [
    ...calls(
      directoryContract,
      {
        ...directoryAtProvider,
        companyFilters: 'absent',
      },
      {
        companyList: ({ query }) => listCompanies(query),
        companyFilters: () => listUsedFilters(),
        localCompanyList: ({ query }) => listLocalCompanies(query),
        companyById: ({ params }) => getCompany(params.id),
      },
    ),
    // A provider takes no files of company profiles.
    ...calls(exchangeContract, 'absent', {
      importProfile: ({ body, files }, { actor }) => readProfile(actor, body, files),
    }),
    ...calls(
      myCompanyContract,
      { ...myCompanyAtProvider, changeCompany: 'same' },
      {
        myCompany: ({ params }, { actor }) => getMyCompany(actor, params.companyId),
        changeCompany: ({ body, files }, { actor }) => changeMyCompany(actor, body, files),
      },
    ),
    ...calls(nameSearchContract, 'same', {
      companyNames: ({ query }, { actor }) => findCompanies(actor, query),
    }),
    ...calls(registrationContract, 'same', {
      registerCompany: ({ body, files }, context) => registerMyCompany(context, body, files),
    }),
    ...calls({ review: reviewCalls.company }, 'same', {
      review: ({ params }, { actor }) => getCompanyReview(actor, params.id),
    }),
    ...calls(verificationContract, 'same', {
      companyChecks: ({ params }, { actor }) => getChecks(actor, params.id),
      checkCompany: ({ params, body }, { actor }) => check(actor, params.id, body),
    }),
    ...calls(decisionCalls.company, 'same', decisionsOn(submittedCompanies)),
  ],
  jobs: [decisionMail, registeredMail, certificateMail],
  hourly: [() => remindOfCertificates()],
}
