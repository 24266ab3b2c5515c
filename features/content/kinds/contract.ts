import { credentialsTag, credentialWrite } from '@/features/credentials/contract'
import {
  enquiriesTag,
  enquiryFormPageWrite,
  readinessQuestionWrite,
} from '@/features/enquiries/contract'
import { eventsTag, eventWrite } from '@/features/events/contract'
import { expertsTag, expertWrite, poolEntryWrite } from '@/features/experts/contract'
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
import { institutionsTag, institutionWrite } from '@/features/institutions/contract'
import { newsTag, newsWrite } from '@/features/news/contract'
import { officesTag, officeWrite } from '@/features/offices/contract'
import { menuEntryWrite, navigationPageWrite } from '@/features/pages/contract'
import { publicationWrite, publicationsTag } from '@/features/publications/contract'
import { pageNumbers, type SearchType } from '@/features/search/kinds/contract'
import { siteTag, siteWrite, socialMediaWrite } from '@/features/site/contract'
import { sponsorsTag, sponsorWrite } from '@/features/sponsors/contract'
import {
  agreementsTag,
  agreementWrite,
  countryAgreementWrite,
} from '@/features/trade-agreements/contract'
import type { z } from 'zod'
import { accessKinds, listKinds } from '../reference-kinds/contract'

/** One kind of public content: the fields of its records, and what staff may do with them. */
export interface ContentKind {
  /** The schema of every write of the kind; it declares how each field is edited. */
  write: z.ZodObject
  /** Cache tags of the pages that show it; 'all' where any page may. */
  tags: readonly string[] | 'all'
  /** The bilingual field that names a record. */
  label: string
  /** Fields whose values precede its name in lists, where names alone do not tell records apart. */
  labelWith?: readonly string[]
  /** The columns that identify a record where it is not `id` alone, in the order of its id. */
  key?: readonly string[]
  /** Fields that stay as they are once a record is published. */
  constant?: readonly string[]
  /** There is one record, or a fixed number of them: none is added and none is removed. */
  fixed?: 'one' | 'many'
  /**
   * Fields to sort the list by; the first is the default, ascending unless it ends in `-desc`.
   * Without any, records are listed by their position and their id.
   */
  sorts?: readonly string[]
  /** Fields to filter the list by, equal to a value. */
  filters?: readonly string[]
  /** The type of its records in the search index. */
  searchType?: SearchType
  /** The ids in the search index of the parts of its one record, where it has several. */
  searchParts?: readonly number[]
  /** What is added to an id for the number of the document. */
  searchFrom?: number
  /** The page, by its page id, that is found by the texts of the records. */
  searchPage?: number
  /** Types of records that are found by this kind's label, or by its field `namesBy`. */
  names?: readonly SearchType[]
  namesBy?: string
  /** Admins alone may change it; otherwise editors may too. */
  role?: 'admin'
  /** It always asks four eyes; otherwise admins decide whether it does. */
  fourEyes?: true
  /** Its field that confirms a record, with the value that does, and the field with the day of it. */
  confirmation?: { field: string; value: string; day: string }
}

/** Every kind of public content by its name in addresses, grouped as editors look for it. */
export const contentGroups = {
  menus: {
    'menu-pages': {
      write: navigationPageWrite,
      tags: 'all',
      label: 'title',
      key: ['menu_id', 'id'],
      fixed: 'many',
      filters: ['menu_id'],
    },
    pages: {
      write: menuEntryWrite,
      tags: 'all',
      label: 'title',
      sorts: ['sort', 'id', 'updated_at'],
      filters: ['menu_id', 'page_id', 'parent_id', 'status'],
      searchType: 'pages',
      // Records without a page of their own are found at the page of their list.
      names: [
        'events',
        'exports',
        'publications',
        'questions',
        'guide',
        'statistics',
        'credentials',
      ],
      namesBy: 'url',
    },
  },
  home: {
    slides: { write: slideWrite, tags: [homeTag], label: 'heading', filters: ['status'] },
    'home-blocks': { write: blockWrite, tags: [homeTag], label: 'title', filters: ['status'] },
    'export-tiles': { write: jsdTileWrite, tags: [homeTag], label: 'title', filters: ['status'] },
    goals: { write: goalsWrite, tags: [homeTag], label: 'title', fixed: 'one' },
    partners: { write: partnersWrite, tags: [homeTag], label: 'custom_text', fixed: 'one' },
    membership: { write: membershipWrite, tags: [homeTag], label: 'become_title', fixed: 'one' },
    sponsors: {
      write: sponsorWrite,
      tags: [sponsorsTag, homeTag],
      label: 'DESCRIPTION',
      sorts: ['date_end-desc', 'id'],
      filters: ['status'],
    },
  },
  knowledge: {
    news: {
      write: newsWrite,
      tags: [newsTag],
      label: 'DESCRIPTION',
      sorts: ['news_date-desc', 'updated_at', 'id'],
      filters: ['status'],
      searchType: 'news',
    },
    faqs: {
      write: faqWrite,
      tags: [faqsTag, homeTag],
      label: 'question',
      filters: ['audience', 'tab_id', 'status', 'add_to_home'],
      searchType: 'questions',
    },
    'faq-tabs': {
      write: faqTabWrite,
      tags: [faqsTag],
      label: 'name',
      key: ['audience', 'id'],
      fixed: 'many',
      sorts: ['audience', 'id'],
      filters: ['audience'],
      names: ['questions'],
    },
    guide: {
      write: guideWrite,
      tags: [guideTag],
      label: 'step_guide',
      fixed: 'one',
      searchType: 'guide',
      searchParts: [1, 2, 3, 4, 5, 6, 7],
    },
    publications: {
      write: publicationWrite,
      // Members read them; a public page counts them.
      tags: [publicationsTag],
      label: 'DESCRIPTION',
      sorts: ['date_start-desc', 'updated_at', 'id'],
      filters: ['country_id', 'for_vip', 'status'],
      searchType: 'publications',
    },
  },
  market: {
    agreements: {
      write: agreementWrite,
      tags: [agreementsTag],
      label: 'title',
      sorts: ['in_force-desc', 'updated_at', 'id'],
      filters: ['legal_status', 'status', 'visible'],
      searchType: 'trades',
    },
    'country-agreements': {
      write: countryAgreementWrite,
      tags: [agreementsTag],
      label: 'title',
      sorts: ['id', 'updated_at'],
      filters: ['visible'],
      searchType: 'agreements',
    },
    events: {
      write: eventWrite,
      tags: [eventsTag],
      label: 'name',
      sorts: ['date_start-desc', 'updated_at', 'id'],
      filters: ['location_type', 'country_id', 'type_id', 'mode_id', 'status'],
      searchType: 'events',
    },
    credentials: {
      write: credentialWrite,
      tags: [credentialsTag],
      label: 'name',
      sorts: ['date-desc', 'updated_at', 'id'],
      filters: ['type', 'country_id', 'status'],
      searchType: 'credentials',
    },
    institutions: {
      write: institutionWrite,
      tags: [institutionsTag],
      label: 'name',
      filters: ['gov_id', 'status'],
      searchType: 'exports',
    },
    'expert-fields': { write: expertWrite, tags: [expertsTag], label: 'NAME', names: ['experts'] },
    experts: {
      write: poolEntryWrite,
      tags: [expertsTag],
      label: 'FULL_NAME',
      filters: ['expert_id', 'status'],
      searchType: 'experts',
    },
  },
  access: accessKinds,
  portal: {
    settings: { write: siteWrite, tags: [siteTag], label: 'name', fixed: 'one', role: 'admin' },
    offices: {
      write: officeWrite,
      // The head office is the contact of a portal without one of its own.
      tags: [officesTag, siteTag],
      label: 'name',
      searchType: 'pages',
      searchFrom: pageNumbers.offices,
    },
    'social-links': { write: socialMediaWrite, tags: [siteTag], label: 'name' },
    'enquiry-pages': {
      write: enquiryFormPageWrite,
      tags: [enquiriesTag],
      label: 'title',
      fixed: 'many',
    },
    'readiness-questions': {
      write: readinessQuestionWrite,
      tags: [enquiriesTag],
      label: 'question',
      filters: ['section_id', 'status'],
      searchPage: 140,
    },
  },
  // What other records refer to: the codes stay, the names are edited by admins alone.
  lists: listKinds,
} as const satisfies Record<string, Record<string, ContentKind>>

type Groups = typeof contentGroups

/** The name of a kind of content. */
export type KindName = { [Name in keyof Groups]: keyof Groups[Name] }[keyof Groups]
