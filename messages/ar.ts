import { exitPointNames, inHomeCountry } from '../lib/country/home-texts.ts'
import accounts from './ar/accounts.json' with { type: 'json' }
import admin from './ar/admin.json' with { type: 'json' }
import approvals from './ar/approvals.json' with { type: 'json' }
import caseDesk from './ar/case-desk.json' with { type: 'json' }
import backOffice from './ar/back-office.json' with { type: 'json' }
import editorsGuide from './ar/editors-guide.json' with { type: 'json' }
import barriers from './ar/barriers.json' with { type: 'json' }
import buyingRequests from './ar/buying-requests.json' with { type: 'json' }
import companies from './ar/companies.json' with { type: 'json' }
import country from './ar/country.json' with { type: 'json' }
import offerExchange from './ar/offer-exchange.json' with { type: 'json' }
import offers from './ar/offers.json' with { type: 'json' }
import enquiries from './ar/enquiries.json' with { type: 'json' }
import follows from './ar/follows.json' with { type: 'json' }
import events from './ar/events.json' with { type: 'json' }
import exportPlan from './ar/export-plan.json' with { type: 'json' }
import insight from './ar/insight.json' with { type: 'json' }
import marketAccess from './ar/market-access.json' with { type: 'json' }
import marketData from './ar/market-data.json' with { type: 'json' }
import marketProducts from './ar/market-products.json' with { type: 'json' }
import marketQuestion from './ar/market-question.json' with { type: 'json' }
import origin from './ar/origin.json' with { type: 'json' }
import quotations from './ar/quotations.json' with { type: 'json' }
import outcomes from './ar/outcomes.json' with { type: 'json' }
import upkeep from './ar/upkeep.json' with { type: 'json' }
import staffRoles from './ar/staff-roles.json' with { type: 'json' }
import search from './ar/search.json' with { type: 'json' }
import publishedStatistics from './ar/statistics.json' with { type: 'json' }
import shared from './ar.json' with { type: 'json' }

/** Every text of the portal in Arabic, by its key. */
export const arabic = inHomeCountry('ar', {
  ...shared,
  ...accounts,
  ...barriers,
  ...buyingRequests,
  ...companies,
  ...country,
  ...offerExchange,
  ...offers,
  tradeFacts: { ...offers.tradeFacts, port: exitPointNames('ar') },
  ...enquiries,
  ...follows,
  ...events,
  ...exportPlan,
  ...marketAccess,
  ...marketData,
  ...marketProducts,
  ...marketQuestion,
  ...origin,
  ...quotations,
  ...outcomes,
  ...search,
  ...publishedStatistics,
  admin: {
    ...admin.admin,
    ...approvals.admin,
    ...caseDesk.admin,
    ...backOffice.admin,
    ...editorsGuide.admin,
    ...insight.admin,
    ...upkeep.admin,
    ...staffRoles.admin,
  },
})
