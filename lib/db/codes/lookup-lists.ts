export const lookupLists = [
  'positions',
  'titles',
  'company_types',
  'type_of_barriers',
  'type_of_client',
  'events_type',
  'events_mode',
  'events_status',
  'event_location_types',
  'credential_types',
  'exports_type',
  'exports_mode',
  'location_types',
  'enquiry_types',
  'enquiry_options',
  'enquiry_statuses',
  'company_statuses',
  'survey_scale',
  'data_types',
] as const

export type LookupList = (typeof lookupLists)[number]

/** The lists that a company picks from. */
export const listsOfCompanies: readonly LookupList[] = ['company_types', 'titles', 'positions']
