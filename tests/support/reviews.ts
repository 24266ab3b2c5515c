import { companiesFeature } from '@/features/companies/feature'
import { approvalsFeature } from '@/features/approvals/feature'
import { offersFeature } from '@/features/offers/feature'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'

/** The calls of companies and of the staff who approve them. */
export const { app: reviewCalls } = mount(
  [...companiesFeature.calls, ...approvalsFeature.calls, ...offersFeature.calls],
  { identify },
)
