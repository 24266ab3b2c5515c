import {
  enquiriesTag,
  enquiryPageWrite,
  readinessQuestionWrite,
} from '@/features/enquiries/contract'
import { faqsTag, faqTabWrite, faqWrite } from '@/features/faqs/contract'
import { guideTag, guideWrite } from '@/features/guide/contract'
import {
  blockWrite,
  goalsWrite,
  homeTag,
  jsdTileWrite,
  membershipWrite,
  partnersWrite,
  slideWrite,
} from '@/features/home/contract'
import { newsTag, newsWrite } from '@/features/news/contract'
import { officesTag, officeWrite } from '@/features/offices/contract'
import { menuEntryWrite, navigationPageWrite } from '@/features/pages/contract'
import { siteTag, siteWrite, socialMediaWrite } from '@/features/site/contract'
import { sponsorsTag, sponsorWrite } from '@/features/sponsors/contract'
import type { ContentKind } from '../kinds/contract'

const forAll = () => 'open' as const
const forMembers = () => 'user' as const

const steps = ['step_1', 'step_2', 'step_3', 'step_4', 'step_5', 'step_6', 'step_7'] as const

/** Pages with their menus, the home page and its blocks, and what names the portal. */
export const homeKinds = {
  'menu-pages': {
    write: navigationPageWrite,
    tags: 'all',
    label: 'title',
    links: ['link'],
    key: ['menu_id', 'id'],
    fixed: 'many',
    sorts: ['sort', 'id'],
    filters: ['menu_id'],
    within: ['menu_id'],
    role: 'editor',
  },
  pages: {
    write: menuEntryWrite,
    tags: 'all',
    label: 'title',
    html: ['content'],
    links: ['link'],
    sorts: ['sort', 'id', 'updated_at'],
    filters: ['menu_id', 'page_id', 'parent_id', 'status'],
    within: ['menu_id', 'page_id', 'parent_id'],
    found: 'pages',
    // Records without a page of their own are found at that of their list.
    names: { fields: ['url'], of: ['events', 'exports', 'publications'] },
    role: 'editor',
  },
  slides: {
    write: slideWrite,
    tags: [homeTag],
    label: 'heading',
    links: ['btn_link'],
    sorts: ['sort', 'id'],
    filters: ['status'],
    role: 'editor',
  },
  'home-blocks': {
    write: blockWrite,
    tags: [homeTag],
    label: 'title',
    links: ['link'],
    icons: ['icon'],
    sorts: ['sort', 'id'],
    filters: ['status'],
    role: 'editor',
  },
  'export-tiles': {
    write: jsdTileWrite,
    tags: [homeTag],
    label: 'title',
    links: ['link'],
    sorts: ['sort', 'id'],
    filters: ['status'],
    role: 'editor',
  },
  goals: {
    write: goalsWrite,
    tags: [homeTag],
    label: 'title',
    fixed: 'one',
    sorts: ['id'],
    role: 'editor',
  },
  partners: {
    write: partnersWrite,
    tags: [homeTag],
    label: 'custom_text',
    html: ['custom_text'],
    fixed: 'one',
    sorts: ['id'],
    role: 'editor',
  },
  membership: {
    write: membershipWrite,
    tags: [homeTag],
    label: 'become_title',
    html: ['left_col_content'],
    fixed: 'one',
    sorts: ['id'],
    role: 'editor',
  },
  sponsors: {
    write: sponsorWrite,
    tags: [sponsorsTag, homeTag],
    label: 'DESCRIPTION',
    html: ['TARIFF'],
    links: ['link'],
    sorts: ['date_end-desc', 'id'],
    filters: ['status'],
    role: 'editor',
  },
  news: {
    write: newsWrite,
    tags: [newsTag],
    label: 'DESCRIPTION',
    html: ['TARIFF'],
    sorts: ['news_date-desc', 'updated_at', 'id'],
    filters: ['status'],
    found: 'news',
    role: 'editor',
  },
  faqs: {
    write: faqWrite,
    tags: [faqsTag, homeTag],
    label: 'question',
    html: ['answer'],
    documents: { file: forAll },
    sorts: ['sort', 'id'],
    filters: ['audience', 'tab_id', 'status', 'add_to_home'],
    within: ['audience', 'tab_id'],
    role: 'editor',
  },
  'faq-tabs': {
    write: faqTabWrite,
    tags: [faqsTag],
    label: 'name',
    key: ['audience', 'id'],
    fixed: 'many',
    sorts: ['audience', 'id'],
    filters: ['audience'],
    role: 'editor',
  },
  guide: {
    write: guideWrite,
    tags: [guideTag],
    label: 'step_guide',
    html: [...steps, 'step_guide'],
    documents: {
      ...Object.fromEntries(steps.map((step) => [`${step}_file`, forMembers])),
      guide_file: forMembers,
    },
    fixed: 'one',
    sorts: ['id'],
    role: 'editor',
  },
  offices: {
    write: officeWrite,
    tags: [officesTag],
    label: 'name',
    links: ['link'],
    sorts: ['sort', 'id'],
    role: 'editor',
  },
  'social-links': {
    write: socialMediaWrite,
    tags: [siteTag],
    label: 'name',
    links: ['link'],
    icons: ['image'],
    sorts: ['sort', 'id'],
    role: 'editor',
  },
  'enquiry-pages': {
    write: enquiryPageWrite,
    tags: [enquiriesTag],
    label: 'title',
    html: ['result_description'],
    fixed: 'many',
    sorts: ['id'],
    role: 'editor',
  },
  'readiness-questions': {
    write: readinessQuestionWrite,
    tags: [enquiriesTag],
    label: 'question',
    sorts: ['sort', 'id'],
    filters: ['section_id', 'status'],
    role: 'editor',
  },
  settings: {
    write: siteWrite,
    tags: [siteTag],
    label: 'name',
    documents: { user_manual: forAll },
    fixed: 'one',
    sorts: ['id'],
    role: 'admin',
  },
} as const satisfies Record<string, ContentKind>
