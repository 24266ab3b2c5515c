import { accountMails } from './accounts'
import { backOfficeMails } from './back-office'
import { barrierMails } from './barriers'
import { buyingRequestMails } from './buying-requests'
import { companyMails } from './companies'
import { enquiryMails } from './enquiries'
import { eventMails } from './events'
import type { MailExample } from './example'
import { exportPlanMails } from './export-plan'
import { followMails } from './follows'
import { marketAccessMails } from './market-access'
import { newsletterMails } from './newsletter'
import { outcomeMails } from './outcomes'
import { quotationMails } from './quotation-requests'
import { upkeepMails } from './upkeep'

/** Every mail of the portal, with each of its texts. */
export const examples: readonly MailExample[] = [
  ...accountMails,
  ...backOfficeMails,
  ...barrierMails,
  ...buyingRequestMails,
  ...companyMails,
  ...enquiryMails,
  ...eventMails,
  ...exportPlanMails,
  ...followMails,
  ...marketAccessMails,
  ...newsletterMails,
  ...outcomeMails,
  ...quotationMails,
  ...upkeepMails,
]
