import { exitPointNames, inHomeCountry } from '../lib/country/home-texts.ts'
import accounts from './en/accounts.json' with { type: 'json' }
import admin from './en/admin.json' with { type: 'json' }
import approvals from './en/approvals.json' with { type: 'json' }
import caseDesk from './en/case-desk.json' with { type: 'json' }
import backOffice from './en/back-office.json' with { type: 'json' }
import editorsGuide from './en/editors-guide.json' with { type: 'json' }
import barriers from './en/barriers.json' with { type: 'json' }
import buyingRequests from './en/buying-requests.json' with { type: 'json' }
import companies from './en/companies.json' with { type: 'json' }
import country from './en/country.json' with { type: 'json' }
import offerExchange from './en/offer-exchange.json' with { type: 'json' }
import offers from './en/offers.json' with { type: 'json' }
import enquiries from './en/enquiries.json' with { type: 'json' }
import follows from './en/follows.json' with { type: 'json' }
import events from './en/events.json' with { type: 'json' }
import exportPlan from './en/export-plan.json' with { type: 'json' }
import insight from './en/insight.json' with { type: 'json' }
import marketAccess from './en/market-access.json' with { type: 'json' }
import marketData from './en/market-data.json' with { type: 'json' }
import marketProducts from './en/market-products.json' with { type: 'json' }
import marketQuestion from './en/market-question.json' with { type: 'json' }
import origin from './en/origin.json' with { type: 'json' }
import quotations from './en/quotations.json' with { type: 'json' }
import outcomes from './en/outcomes.json' with { type: 'json' }
import upkeep from './en/upkeep.json' with { type: 'json' }
import staffRoles from './en/staff-roles.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import publishedStatistics from './en/statistics.json' with { type: 'json' }
import shared from './en.json' with { type: 'json' }

/** Every text of the portal in English, by its key. */
export const english = inHomeCountry('en', {
  ...shared,
  ...accounts,
  ...barriers,
  ...buyingRequests,
  ...companies,
  ...country,
  ...offerExchange,
  ...offers,
  tradeFacts: { ...offers.tradeFacts, port: exitPointNames('en') },
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
