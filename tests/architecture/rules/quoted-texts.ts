/**
 * Every message, label, title and status that the three parts of the specification quote, and where
 * people read it. A corrected text follows where a slip of spelling, punctuation or capitals is
 * corrected; the rest of a message is what helps, as a second sentence.
 */
interface QuotedText {
  /** Part and section, as '1 §5'. */
  part: string
  /** As the part writes it. */
  quoted: string
  /** As the portal writes it. */
  text: string
  /** What people see it on. */
  screen: string
}

export interface QuotedMessage extends QuotedText {
  key: string
  /** The file that names the key for that screen. */
  file: string
}

type Line = [
  part: string,
  quoted: string,
  corrected: string,
  screen: string,
  key: string,
  file: string,
]

// prettier-ignore
const lines: readonly Line[] = [
  ['1 §2.2', 'Home', '', 'breadcrumb of every page', 'layout.home', 'components/banner/page-banner.tsx'],
  ['1 §2.2', 'Profile', '', 'menu of the account button', 'layout.account.profile', 'features/accounts/components/drawer-account.tsx'],
  ['1 §2.2', 'Edit Profile', 'Edit profile', 'menu of the account button', 'layout.account.editProfile', 'features/accounts/components/drawer-account.tsx'],
  ['1 §2.2', 'Log Out', 'Log out', 'menu of the account button', 'layout.account.logOut', 'features/accounts/components/drawer-account.tsx'],
  ['1 §2.2', 'THIS PAGE IS UNDER CONSTRUCTION', '', 'dialog of a menu entry without a page', 'modals.underConstruction.title', 'components/modal/modal-texts.ts'],
  ['1 §2.3', 'Sponsor', '', 'sponsors slider of the home page', 'sponsors.label', 'features/sponsors/components/sponsor-card.tsx'],
  ['1 §2.3', 'get consultation', 'Get a consultation', 'goals of the home page', 'consultation.ask', 'features/consultations/components/consultation-button.tsx'],
  ['1 §2.3', 'get directions', 'Get directions', 'office card', 'offices.directions', 'features/offices/components/office-card.tsx'],
  ['1 §2.4', 'Latest News & Updates', '', 'list of news', 'news.title', 'features/news/components/news-list-page.tsx'],
  ['1 §2.4', 'newest first', 'Newest first', 'sorting of the news', 'news.sort.date-desc', 'features/news/components/news-list.tsx'],
  ['1 §2.4', 'oldest first', 'Oldest first', 'sorting of the news', 'news.sort.date-asc', 'features/news/components/news-list.tsx'],
  ['1 §2.4', 'No news articles found', '', 'empty list of news', 'news.empty', 'features/news/components/news-list.tsx'],
  ['1 §2.4', 'read more', 'Read more', 'news card', 'news.readMore', 'features/news/components/news-card.tsx'],
  ['1 §2.6', 'Readiness to export', '', 'diagram of the export guide', 'guide.steps.readiness', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Market research', '', 'diagram of the export guide', 'guide.steps.market', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Developing export strategy', '', 'diagram of the export guide', 'guide.steps.developing', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Financing export', '', 'diagram of the export guide', 'guide.steps.financing', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Freight and logistics', '', 'diagram of the export guide', 'guide.steps.freight', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Visiting the market', '', 'diagram of the export guide', 'guide.steps.visiting', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Legal and regulatory', '', 'diagram of the export guide', 'guide.steps.legal', 'features/guide/components/step-name.tsx'],
  ['1 §2.6', 'Download guide', '', 'export guide', 'guide.download', 'features/guide/components/whole-guide.tsx'],
  ['1 §2.6', 'Please login to download the guide', 'Please log in to download the guide', 'warning bar of the export guide', 'guide.login_to_download_guide', 'features/guide/components/export-guide.tsx'],
  ['1 §2.7', 'Search', '', 'filters of the publications', 'publications.searchNow', 'features/publications/components/publication-catalogue.tsx'],
  ['1 §2.7', 'Clear', '', 'filters of the publications', 'publications.clear', 'features/publications/components/publication-catalogue.tsx'],
  ['1 §2.7', 'download PDF', 'Download PDF', 'card of a publication', 'publications.download', 'features/publications/components/publication-catalogue.tsx'],
  ['1 §2.7', 'VIP users only', '', 'card of a publication for VIP users', 'publications.vipOnly', 'features/publications/components/publication-catalogue.tsx'],
  ['1 §2.7', 'VIP users only', '', 'search result of a publication for VIP users', 'search.facts.vip', 'features/search/components/search-result.tsx'],
  ['1 §2.7', 'Premium Access Required', '', 'VIP dialog', 'modals.vip.title', 'components/modal/modal-texts.ts'],
  ['1 §2.8', 'Message has been sent to your Email, Please check your Email', 'Message has been sent to your email, please check your email', 'request for a new password', 'accounts.forget.sent', 'features/accounts/components/account-page.tsx'],
  ['1 §2.8', 'Your password has been reset successfuly', 'Your password has been reset successfully', 'new password', 'accounts.reset.success', 'features/accounts/components/account-page.tsx'],
  ['1 §2.8', 'Please wait verification process...', 'Please wait, verification process …', 'verification page', 'accounts.verify.checking.text', 'features/accounts/components/account-page.tsx'],
  ['1 §4', 'Failed to send', '', 'required-fields dialog', 'modals.requiredFields.title', 'components/modal/modal-texts.ts'],
  ['1 §4', 'You have successfully registered and logged in', '', 'registration', 'accounts.signUp.success', 'features/accounts/components/account-texts.tsx'],
  ['1 §4', 'Error: Failed to log out', '', 'snackbar after a failed logout', 'layout.account.logOutFailed', 'features/accounts/components/drawer-account.tsx'],
  ['1 §5', 'Required.', '', 'empty field of a form with dialogs', 'rules.required', 'components/form/form-texts.ts'],
  ['1 §5', 'Required.', '', 'empty field of log-in, registration and passwords', 'rules.required', 'features/accounts/components/failure-texts.tsx'],
  ['1 §5', 'Required.', '', 'empty field of the enquiry forms', 'rules.required', 'features/enquiries/submission/components/enquiry-texts.tsx'],
  ['1 §5', 'Required.', '', 'empty field of the consultation', 'rules.required', 'features/consultations/components/consultation-button.tsx'],
  ['1 §5', 'You must agree to continue!', '', 'unticked box of the company registration', 'rules.you_must', 'components/form/form-texts.ts'],
  ['1 §5', 'You must agree to continue!', '', 'unticked box of the registration', 'rules.you_must', 'features/accounts/components/failure-texts.tsx'],
  ['1 §5', 'You must agree to continue!', '', 'unticked box of the enquiry forms', 'rules.you_must', 'features/enquiries/submission/components/enquiry-texts.tsx'],
  ['1 §5', 'You must agree to continue!', '', 'unticked box of the consultation', 'rules.you_must', 'features/consultations/components/consultation-button.tsx'],
  ['1 §5', 'Max 20 characters', '', 'name of the registration', 'rules.counter', 'features/accounts/components/failure-texts.tsx'],
  ['1 §5', 'Min 8 characters', '', 'passwords', 'rules.min', 'features/accounts/components/failure-texts.tsx'],
  ['1 §5', 'At least 8 characters', '', 'hint at the password of the registration', 'accounts.signUp.passwordHint', 'features/accounts/components/account-texts.tsx'],
  ['1 §5', 'At least 8 characters', '', 'hint at a new password', 'accounts.reset.passwordHint', 'features/accounts/components/account-page.tsx'],
  ['1 §5', 'At least 8 characters', '', 'hint at a changed password', 'security.password.hint', 'features/accounts/enrolment/components/second-factor-texts.tsx'],
  ['1 §5', 'Invalid e-mail.', '', 'address of log-in, registration and reset', 'rules.email', 'features/accounts/components/failure-texts.tsx'],
  ['1 §5', 'Invalid e-mail.', '', 'address of a form with dialogs', 'rules.email', 'components/form/form-texts.ts'],
  ['1 §5', 'Invalid e-mail.', '', 'address of the enquiry forms', 'rules.email', 'features/enquiries/submission/components/enquiry-texts.tsx'],
  ['1 §5', 'Invalid e-mail.', '', 'address of the consultation', 'rules.email', 'features/consultations/components/consultation-button.tsx'],
  ['1 §5', 'Do not match', '', 'repeated password', 'rules.confirmation', 'features/accounts/components/failure-texts.tsx'],
  ['1 §5', 'File size should be less than 2 MB!', '', 'photo of the profile', 'rules.size_2', 'components/form/upload-texts.ts'],
  ['1 §5', 'File size should be less than 9 MB!', '', 'files of companies, products, services and enquiries', 'rules.size_9', 'components/form/upload-texts.ts'],
  ['1 §5', 'File type should be PDF!', '', 'profile and certificates of a company', 'rules.pdf', 'components/form/upload-texts.ts'],
  ['1 §8', 'Unknown error', '', 'failed log-in', 'accounts.login.unknown', 'features/accounts/components/account-texts.tsx'],
  ['1 §8', 'Invalid email/password', '', 'failed log-in', 'accounts.login.invalid', 'features/accounts/components/account-texts.tsx'],
  ['1 §8', 'Invalid email/password', '', 'failed log-in, at the address', 'rules.credentials', 'features/accounts/components/failure-texts.tsx'],
  ['1 §8', 'Please login to submit the form', 'Please log in to submit the form', 'enquiry form of a visitor', 'enquiryForms.visitor.title', 'features/enquiries/submission/components/enquiry-place.tsx'],
  ['1 §8', 'Please login to submit the form', 'Please log in to submit the form', 'enquiry form that a visitor submits', 'enquiryForms.login.needed', 'features/enquiries/submission/components/enquiry-texts.tsx'],
  ['1 §8', 'Please login to continue', 'Please log in to continue', 'any call that needs a log-in', 'problems.unauthenticated', 'lib/i18n/problem-texts.ts'],
  ['1 §8', '404 Not Found', '', 'unknown address', 'errors.notFound.code', 'features/pages/components/not-found-page.tsx'],
  ['1 §8', 'This page could not be found', '', 'unknown address', 'errors.notFound.title', 'features/pages/components/not-found-page.tsx'],
  ['1 §8', 'An error occurred', '', 'error page', 'errors.title', 'app/[locale]/layout.tsx'],
  ['1 §8', 'An error occurred while showing the error page', '', 'error in the error page', 'errors.twice', 'app/[locale]/layout.tsx'],
  ['1 §8', 'There is no data for this filter', '', 'filtered list without results', 'lists.emptyFiltered.title', 'components/list-view/list-texts.ts'],
  ['1 §8', 'There is no data for this filter', '', 'data centre without results', 'dataCentre.table.empty', 'features/trade-statistics/data-centre/components/data-centre.tsx'],
  ['1 §8', 'There is no data for this filter', '', 'table of agreements without results', 'agreements.matrix.none', 'features/trade-agreements/matrix/components/matrix-texts.tsx'],
  ['1 §8', 'No data available!', '', 'empty list', 'lists.empty.title', 'components/list-view/list-texts.ts'],
  ['1 §8', 'No data available!', '', 'empty list of questions', 'faq.empty', 'features/faqs/components/faq-view.tsx'],
  ['1 §8', 'No data available!', '', 'contact page without offices', 'offices.emptyTitle', 'features/offices/components/office-directory.tsx'],
  ['1 §8', 'articles', '{count, plural, =0 {No articles} one {# article} other {# articles}}', 'number of news', 'news.count', 'features/news/components/news-list.tsx'],
  ['1 §8', 'Sponsor', '', 'page of a sponsor', 'sponsors.label', 'features/sponsors/components/sponsor-page.tsx'],
  ['1 §8', 'Read More', 'Read more', 'export guide', 'guide.readMore', 'features/guide/components/guide-entries.tsx'],
  ['1 §8', 'Learn More', 'Learn more', 'main slider', 'slider.learnMore', 'features/home/components/main-slider.tsx'],
  ['1 §9', 'strongly disagree', 'Strongly disagree', 'scale of the readiness assessment', 'readiness.survey.scale.1', 'features/enquiries/readiness/components/answer-list.tsx'],
  ['1 §9', 'disagree', 'Disagree', 'scale of the readiness assessment', 'readiness.survey.scale.2', 'features/enquiries/readiness/components/answer-list.tsx'],
  ['1 §9', 'neutral', 'Neutral', 'scale of the readiness assessment', 'readiness.survey.scale.3', 'features/enquiries/readiness/components/answer-list.tsx'],
  ['1 §9', 'agree', 'Agree', 'scale of the readiness assessment', 'readiness.survey.scale.4', 'features/enquiries/readiness/components/answer-list.tsx'],
  ['1 §9', 'strongly agree', 'Strongly agree', 'scale of the readiness assessment', 'readiness.survey.scale.5', 'features/enquiries/readiness/components/answer-list.tsx'],
  ['2 §2', 'publications catalogue', 'Publications catalogue', 'tab of market information', 'pages.market.tabs.1', 'features/pages/components/market-tabs.tsx'],
  ['2 §2', 'Matchmaking', '', 'tab of market information', 'pages.market.tabs.3', 'features/pages/components/market-tabs.tsx'],
  ['2 §2', 'data centre', 'Data centre', 'tab of market information', 'pages.market.tabs.4', 'features/pages/components/market-tabs.tsx'],
  ['2 §2', 'interactive data', 'Interactive data', 'tab of market information', 'pages.market.tabs.5', 'features/pages/components/market-tabs.tsx'],
  ['2 §2', 'statistics', 'Statistics', 'type of interactive data', 'statistics.types.statistics', 'features/trade-statistics/components/statistic-texts.tsx'],
  ['2 §2', 'studies', 'Studies', 'type of interactive data', 'statistics.types.studies', 'features/trade-statistics/components/statistic-texts.tsx'],
  ['2 §2', 'infographics', 'Infographics', 'type of interactive data', 'statistics.types.infographics', 'features/trade-statistics/components/statistic-texts.tsx'],
  ['2 §2', 'No credentials found', '', 'empty list of credentials', 'credentials.empty', 'features/credentials/components/credential-list.tsx'],
  ['2 §2', 'recent', 'Recent', 'credential of the last 30 days', 'credentials.state.recent', 'features/credentials/components/credential-list.tsx'],
  ['2 §2', 'active', 'Active', 'credential of status 1', 'credentials.state.active', 'features/credentials/components/credential-list.tsx'],
  ['2 §2', 'freight and logistics', 'Freight and logistics', 'tab of the FAQ for exporters', 'faq.exporters.freight-and-logistic.title', 'features/faqs/components/exporter-faqs.tsx'],
  ['2 §2', 'financing', 'Financing', 'tab of the FAQ for exporters', 'faq.exporters.financing.title', 'features/faqs/components/exporter-faqs.tsx'],
  ['2 §2', 'legal and regulatory requirements', 'Legal and regulatory requirements', 'tab of the FAQ for exporters', 'faq.exporters.legal-and-regulatory-requirements.title', 'features/faqs/components/exporter-faqs.tsx'],
  ['2 §4', 'In process', '', 'status of a company, product or service', 'approval.status.10.name', 'components/approval-chip/approval-texts.ts'],
  ['2 §4', 'Approved', '', 'status of a company, product or service', 'approval.status.20.name', 'components/approval-chip/approval-texts.ts'],
  ['2 §4', 'Refused', '', 'status of a company, product or service', 'approval.status.30.name', 'components/approval-chip/approval-texts.ts'],
  ['2 §4', 'Changed', '', 'status of a company, product or service', 'approval.status.40.name', 'components/approval-chip/approval-texts.ts'],
  ['2 §4', 'Upcoming', '', 'event whose start is in the future', 'events.phase.upcoming', 'features/events/components/event-list.tsx'],
  ['2 §4', 'Expired', '', 'event whose end is in the past', 'events.phase.expired', 'features/events/components/event-list.tsx'],
  ['2 §5', 'Please complete the questionnaire', '', 'readiness assessment with open questions', 'rules.questionnaire', 'components/form/form-texts.ts'],
  ['2 §5', 'Max 6 characters', '', 'HS code of the data centre', 'rules.hs_code', 'features/trade-statistics/data-centre/components/data-centre.tsx'],
  ['3 §2', 'Your company is not approved by Administrator', 'Your company is not approved by administrator', 'profile of a member whose company is not approved', 'profileCards.company.notApproved', 'features/accounts/profile/components/company-card.tsx'],
  ['3 §2', 'more', 'More', 'profile of a member with a company', 'profileCards.company.more', 'features/accounts/profile/components/company-card.tsx'],
  ['3 §2', 'Subscribe', '', 'newsletter card of the profile', 'newsletter.subscribe', 'features/newsletter/components/newsletter-card.tsx'],
  ['3 §2', 'Unsubscribe', '', 'newsletter card of the profile', 'newsletter.unsubscribe', 'features/newsletter/components/newsletter-card.tsx'],
  ['3 §2', 'All enquiries', '', 'enquiries card of the profile', 'myEnquiries.all', 'features/enquiries/my-enquiries/components/enquiries-card.tsx'],
  ['3 §2', 'Profile', '', 'profile page', 'accounts.profile.title', 'features/accounts/profile/components/profile-page.tsx'],
  ['3 §2', 'User Enquiries', 'User enquiries', 'table of enquiries, its title and breadcrumb', 'myEnquiries.title', 'features/enquiries/my-enquiries/components/my-enquiries.tsx'],
  ['3 §2', 'first name', 'First name', 'profile edit', 'editProfile.labels.name', 'features/accounts/profile/components/profile-form-texts.tsx'],
  ['3 §2', 'last name', 'Last name', 'profile edit', 'editProfile.labels.last_name', 'features/accounts/profile/components/profile-form-texts.tsx'],
  ['3 §2', 'Submit', '', 'company edit', 'companyEdit.submit', 'features/companies/my-company/components/edit-texts.tsx'],
  ['3 §2', 'My products', '', 'list of products', 'myOffers.title.products', 'features/offers/my-offers/components/my-offers-page.tsx'],
  ['3 §2', 'My services', '', 'list of services', 'myOffers.title.services', 'features/offers/my-offers/components/my-offers-page.tsx'],
  ['3 §2', 'Edit', '', 'card of a product or service', 'myOffers.list.edit', 'features/offers/my-offers/components/my-offers-page.tsx'],
  ['3 §2', 'Delete', '', 'card of a product or service', 'myOffers.list.remove', 'features/offers/my-offers/components/my-offers-page.tsx'],
  ['3 §2', 'There is no data', '', 'empty list of products or services', 'myOffers.list.empty', 'features/offers/my-offers/components/my-offers-page.tsx'],
  ['3 §2', 'Add product', '', 'product form', 'offerForm.title.add.products', 'features/offers/my-offers/components/offer-form-page.tsx'],
  ['3 §2', 'Add service', '', 'service form', 'offerForm.title.add.services', 'features/offers/my-offers/components/offer-form-page.tsx'],
  ['3 §2', 'Cancel', '', 'product and service edit', 'offerForm.cancel', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §2', 'Submit', '', 'product and service edit', 'offerForm.submit.edit', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §2', 'Submit', '', 'product and service form', 'offerForm.submit.add', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §2', 'Search', '', 'global search', 'search.title', 'features/search/components/search-texts.tsx'],
  ['3 §4', 'pending', 'Pending', 'tooltip of status 10', 'approval.status.10.tooltip', 'components/approval-chip/approval-texts.ts'],
  ['3 §4', 'new', 'New', 'status of an enquiry', 'myEnquiries.status.new', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'confirmed', 'Confirmed', 'status of an enquiry', 'myEnquiries.status.confirmed', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'pending', 'Pending', 'status of an enquiry', 'myEnquiries.status.pending', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'completed', 'Completed', 'status of an enquiry', 'myEnquiries.status.completed', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'rejected', 'Rejected', 'status of an enquiry', 'myEnquiries.status.rejected', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'closed', 'Closed', 'status of an enquiry', 'myEnquiries.status.closed', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'ongoing', 'Ongoing', 'status of an enquiry', 'myEnquiries.status.ongoing', 'features/enquiries/my-enquiries/components/status-counters.tsx'],
  ['3 §4', 'try again after N seconds', '{seconds, plural, one {Try again after # second.} other {Try again after # seconds.}}', 'verification link asked for again', 'accounts.wait', 'features/accounts/components/failure-texts.tsx'],
  ['3 §5', 'Certificate {n} name is required', 'Certificate {number, number} name is required', 'company edit', 'companyEdit.certificateName', 'features/companies/my-company/components/edit-texts.tsx'],
  ['3 §5', 'Certificate {n} file is required', 'Certificate {number, number} file is required', 'company edit', 'companyEdit.certificateFile', 'features/companies/my-company/components/edit-texts.tsx'],
  ['3 §5', 'You dont have a company!!!', 'You don’t have a company!', 'product or service form without a company', 'offerForm.noCompany', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §8', 'Some Error.', 'Some error.', 'failed product or service edit', 'offerForm.failed', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §8', 'Product changed successfully.', '', 'product edit', 'offerForm.saved.products.text', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §8', 'Go to My products page.', '', 'product edit', 'offerForm.saved.products.back', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §8', 'Service changed successfully.', '', 'service edit', 'offerForm.saved.services.text', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §8', 'Go to My services page.', '', 'service edit', 'offerForm.saved.services.back', 'features/offers/my-offers/components/offer-form-texts.tsx'],
  ['3 §8', 'Error sending verification link', '', 'verification link that cannot be sent', 'accounts.verification.failed', 'features/accounts/components/confirm-first-page.tsx'],
  ['3 §8', 'Some error, please try again', '', 'verification link that cannot be sent', 'accounts.verification.failed', 'features/accounts/components/confirm-first-page.tsx'],
  ['3 §8', 'Link for email verification successfully sent.', '', 'snackbar of the verification link', 'accounts.verification.sent', 'features/accounts/components/confirm-first-page.tsx'],
  ['3 §8', 'Verification link sended', 'Verification link sent', 'beside the button of the verification link', 'accounts.verification.done', 'features/accounts/components/confirm-first-page.tsx'],
]

export const quotedMessages: readonly QuotedMessage[] = lines.map(
  ([part, quoted, corrected, screen, key, file]) => ({
    part,
    quoted,
    screen,
    key,
    file,
    text: corrected === '' ? quoted : corrected,
  }),
)

/** Titles of pages by the page id or the menu entry that the specification gives them. */
export const quotedTitles: readonly (QuotedText & { page?: number; entry?: number })[] = [
  ...(
    [
      [90, 'International Events', 'International events'],
      [91, 'Credentials', 'Credentials'],
      [100, 'FAQ For Exporters', 'FAQ for exporters'],
      [120, 'Export Guide', 'Export guide'],
      [130, 'Market Information', 'Market information'],
      [140, 'Initial Export Readiness Assessment', 'Initial export readiness assessment'],
      [150, 'Export Trade Support Institutions', 'Export trade support institutions'],
      [160, 'International Buyers', 'International buyers'],
      [170, 'Key Trade Players', 'Key trade players'],
      [190, 'Contact Us', 'Contact us'],
      [240, 'Local Buyers', 'Local buyers'],
      [800, 'Report Your Case', 'Report your case'],
      [810, 'FTA Map', 'FTA map'],
    ] as const
  ).map(([page, quoted, text]) => ({ part: '1 §2.1', quoted, text, screen: 'page title', page })),
  ...(
    [
      [19, 'trade facilitation portal', 'Trade facilitation portal'],
      [20, 'free trade agreements', 'Free trade agreements'],
      [81, 'Reporting trade barriers', 'Reporting trade barriers'],
    ] as const
  ).map(([entry, quoted, text]) => ({ part: '1 §2.1', quoted, text, screen: 'page title', entry })),
]

/** Answers on the wire and parts of titles, as the parts quote them, and the file with each. */
export const quotedAnswers: readonly (QuotedText & { file: string })[] = (
  [
    [
      '1 §2.8',
      'Message has been sent to your Email, Please check your Email',
      'features/accounts/server/accounts.ts',
    ],
    ['1 §2.8', 'Your password has been reset successfuly', 'features/accounts/server/accounts.ts'],
    ['1 §5', 'Required.', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'You must agree to continue!', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'Max 20 characters', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'Min 8 characters', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'Invalid e-mail.', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'Do not match', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'File size should be less than 2 MB!', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'File size should be less than 9 MB!', 'lib/api/rule-sentences.ts'],
    ['1 §5', 'File type should be PDF!', 'lib/api/rule-sentences.ts'],
    ['1 §8', 'Invalid email/password', 'lib/api/rule-sentences.ts'],
    ['2 §5', 'Max 6 characters', 'lib/api/rule-sentences.ts'],
    ['2 §5', 'Please complete the questionnaire', 'lib/api/rule-sentences.ts'],
    ['1 §1', ' | ', 'lib/seo/metadata.ts'],
    ['3 §7', 'Success', 'features/companies/registration/server/registration.ts'],
    ['3 §7', 'Success', 'features/offers/my-offers/server/my-offers.ts'],
    ['3 §7', 'Success', 'features/accounts/profile/server/profile.ts'],
  ] as const
).map(([part, quoted, file]) => ({ part, quoted, text: quoted, screen: 'answer', file }))

/** A message without the texts that it quotes, which the rules of language do not read. */
export function withoutQuotedTexts(key: string, prose: string): string {
  return quotedMessages
    .filter((one) => one.key === key)
    .reduce((rest, { text }) => rest.replace(text, ''), prose)
}
