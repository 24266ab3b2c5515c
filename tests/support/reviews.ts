import { approvalsRoutes } from '@/features/approvals/server/routes'
import { identify } from '@/features/accounts/sessions/server/service'
import { companyApprovalRoutes } from '@/features/companies/approval/server/routes'
import { companyDirectoryRoutes } from '@/features/companies/directory/server/routes'
import { myCompanyRoutes } from '@/features/companies/my-company/server/routes'
import { registrationRoutes } from '@/features/companies/registration/server/routes'
import { companyReviewRoutes } from '@/features/companies/review/server/routes'
import { offerReviewRoutes } from '@/features/offers/review/server/routes'
import { mount } from '@/lib/api/mount'

/** The calls of companies and of the staff who approve them. */
export const { app: reviewCalls } = mount(
  [
    ...registrationRoutes,
    ...myCompanyRoutes,
    ...approvalsRoutes,
    ...companyApprovalRoutes,
    ...companyDirectoryRoutes,
    ...companyReviewRoutes,
    ...offerReviewRoutes,
  ],
  { identify },
)
