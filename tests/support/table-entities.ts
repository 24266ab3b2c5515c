export type Fields = readonly string[]

const both = (field: string) => [`${field}_eng`, `${field}_ara`]
const upper = (field: string) => [`${field}_ENG`, `${field}_ARA`]
const bare = (field: string) => [field, `${field}_ara`]

const description = ['meta_description_en', 'meta_description_ar']
const content = ['title', 'subtitle', 'content'].flatMap(both)

/** The entities as the specification names their fields (part 1 and part 2, section 3). */
export const entities = {
  menuPage: [
    'id',
    'page_id',
    'menu_id',
    'a_id',
    ...bare('url'),
    ...content,
    ...bare('keywords'),
    'image',
    ...description,
    ...both('nav_title'),
  ],
  banner: [...bare('url'), 'image', ...content, ...both('sub_subtitle'), ...description],
  navigation: ['id', ...both('title'), ...bare('link'), ...bare('url'), 'a_id'],
  child: [...both('nav_title'), ...both('title'), ...bare('url'), 'link'],
  sponsor: [
    'id',
    'image',
    ...upper('DESCRIPTION'),
    ...upper('TARIFF'),
    ...bare('link'),
    'date_end',
    'status',
    ...description,
  ],
  faq: ['status', 'add_to_home', ...both('question'), ...both('answer'), ...both('file')],
  office: [...['name', 'email', 'phone', 'link'].flatMap(bare), 'image'],
  account: ['id', ...bare('link')],
  slide: [
    'id',
    'image',
    ...['heading', 'title', 'description', 'btn_text'].flatMap(both),
    'is_hide_button',
    'button_type_id',
    ...bare('btn_link'),
  ],
  block: ['id', 'icon', ...both('title'), ...both('description'), ...bare('link')],
  partners: both('custom_text'),
  goals: [
    ...both('title'),
    ...[1, 2, 3, 4, 5].flatMap((n) => [...both(`goal_${n}_title`), ...both(`goal_${n}_text`)]),
  ],
  membership: [
    ...['left_col_content', 'check_1_title', 'check_1_subtitle', 'check_2_title'].flatMap(both),
    ...['check_2_subtitle', 'become_title', 'become_subtitle', 'action_btn_text'].flatMap(both),
    'image',
  ],
  guide: [
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
      ...both(`step_${n}_name`),
      ...bare(`step_${n}`),
      ...bare(`step_${n}_file`),
    ]),
    'image',
    ...bare('keywords'),
    ...both('sub_subtitle'),
    ...both('step_guide'),
  ],
  news: ['id', ...upper('DESCRIPTION'), ...upper('TARIFF'), ...description],
  country: ['id', ...both('name'), 'code_3'],
  sector: ['id', ...both('name')],
  industry: ['iid', ...both('name')],
  enquiryFormPage: [...both('title'), ...both('subtitle'), 'image'],
  agreement: [
    'id',
    'country_code',
    'visible',
    ...both('title'),
    'image',
    'url',
    ...bare('keywords'),
    ...both('content'),
  ],
  expert: ['id', ...upper('NAME')],
  institution: ['id', 'name', 'type_id', 'mode_id', 'gov_id'],
  type: ['id', ...both('type')],
  mode: ['id', ...both('mode')],
  place: ['id', 'name'],
  event: [
    'id',
    'name',
    'description',
    'date_start',
    'country_id',
    'type_id',
    'mode_id',
    'industry_id',
    'location_type',
    'country_name',
  ],
  credential: ['id', ...both('name'), 'country_id', 'date', 'type'],
  company: ['id', 'company_registered_name'],
  foundEvent: ['id', 'name', 'description', 'location_type'],
  foundName: ['id', 'name', 'description'],
  foundText: ['id', ...upper('DESCRIPTION'), ...upper('TARIFF')],
  foundExpert: ['id', 'FULL_NAME', 'DESCRIPTION_ENG'],
  pool: ['id', 'expert_id', ...bare('FULL_NAME'), ...upper('DESCRIPTION')],
} as const satisfies Record<string, Fields>
