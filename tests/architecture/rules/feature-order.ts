/**
 * The order of features: a feature imports only features before it in the list, types included.
 * A shape that two features share belongs to the earlier one.
 */
const layers: readonly { why: string; features: readonly string[] }[] = [
  {
    why: 'lists, files and records of the site itself, which name no other feature',
    features: [
      'reference-lists',
      'sectors',
      'hs-nomenclature',
      'files',
      'site',
      'page-views',
      'audit-log',
      'operations',
      'reply-templates',
      'working-time',
    ],
  },
  { why: 'who a person is, before anything that a person does', features: ['accounts'] },
  {
    why: 'how staff decide on what others submit, whatever it is',
    features: ['approvals'],
  },
  {
    why: 'what the office publishes; visitors and members read it',
    features: [
      'pages',
      'news',
      'events',
      'experts',
      'institutions',
      'trade-agreements',
      'publications',
      'offices',
      'sponsors',
      'guide',
      'home',
      'faqs',
      'consultations',
      'feedback',
      'newsletter',
      'trade-statistics',
    ],
  },
  {
    why: 'the facts of markets: what a rule of origin says, the answers, and the files of figures that staff import',
    features: ['origin', 'market-files', 'market-access', 'market-data'],
  },
  {
    why: 'the index names everything that is published, and whatever changes later writes into it',
    features: ['search', 'credentials'],
  },
  {
    why: 'a company belongs to accounts, an offer to a company, an enquiry to any of them',
    features: [
      'companies',
      'offers',
      'follows',
      'conversations',
      'quotation-requests',
      'enquiries',
      'barriers',
      'buying-requests',
    ],
  },
  {
    why: 'the steps of a company to its first sale, ticked by what it did with all of these',
    features: ['export-plan'],
  },
  {
    why: 'what came of introductions, answers and events',
    features: ['outcomes'],
  },
  {
    why: 'the work of staff on all of these',
    features: ['content', 'people', 'upkeep', 'insight', 'samples', 'back-office'],
  },
  {
    why: 'what goes through every record: a person’s data, and the first start',
    features: ['personal-data', 'installation'],
  },
]

export const featureOrder: readonly string[] = layers.flatMap(({ features }) => features)
