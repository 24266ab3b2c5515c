/** The kinds of content as editors look for them. */
export const shelves = {
  menus: ['menu-pages', 'pages'],
  home: ['slides', 'home-blocks', 'export-tiles', 'goals', 'partners', 'membership', 'sponsors'],
  knowledge: ['news', 'faqs', 'faq-tabs', 'guide', 'publications'],
  market: [
    'agreements',
    'country-agreements',
    'events',
    'credentials',
    'institutions',
    'expert-fields',
    'experts',
  ],
  portal: ['settings', 'offices', 'social-links', 'enquiry-pages', 'readiness-questions'],
  lists: ['lookups', 'sectors', 'sub-sectors', 'countries', 'governorates'],
} as const

export const shelfNames = ['menus', 'home', 'knowledge', 'market', 'portal', 'lists'] as const
