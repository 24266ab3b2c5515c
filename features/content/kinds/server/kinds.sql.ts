import 'server-only'
import {
  agreementCountries,
  agreements,
  countryAgreementParts,
  countryAgreements,
} from '@/lib/db/schema/agreements'
import { credentials } from '@/lib/db/schema/credentials'
import { enquiryFormPages } from '@/lib/db/schema/enquiries'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { eventIndustries, events } from '@/lib/db/schema/events'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { faqs, faqTabs } from '@/lib/db/schema/faqs'
import { countries, governorates } from '@/lib/db/schema/geography'
import { exportGuide } from '@/lib/db/schema/guide'
import {
  goals,
  homeBlocks,
  homeSlides,
  jsdTiles,
  membershipBlock,
  partnersBlock,
  socialMedia,
} from '@/lib/db/schema/home'
import { institutionModes, institutions, institutionTypes } from '@/lib/db/schema/institutions'
import { lookups } from '@/lib/db/schema/lookups'
import {
  accessAgreements,
  additionalDuties,
  marketAccess,
  marketDocuments,
  originProofs,
} from '@/lib/db/schema/market-access'
import { marketDatasets, marketPublished } from '@/lib/db/schema/market-data'
import { menuEntries, navigationPages } from '@/lib/db/schema/menus'
import { news, newsIndustries } from '@/lib/db/schema/news'
import { offices } from '@/lib/db/schema/offices'
import { publicationIndustries, publications } from '@/lib/db/schema/publications'
import {
  industries,
  industryChapters,
  subIndustries,
  subIndustryChapters,
} from '@/lib/db/schema/sectors'
import { siteSettings } from '@/lib/db/schema/site'
import { sponsors } from '@/lib/db/schema/sponsors'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A list that a record has in a table of its own. */
export interface RecordList {
  table: PgTable
  owner: PgColumn
  value: PgColumn
}

/** The tables with the published records of a kind. */
export interface PublishedTable {
  table: PgTable
  /** The key columns, in the order of the parts of a record's id. */
  key: readonly PgColumn[]
  /** Fields of the record with a table of their own. */
  lists?: Readonly<Record<string, RecordList>>
  /** The column of another table whose rows keep a record from being removed. */
  usedBy?: PgColumn
}

const byId = <Table extends PgTable & { id: PgColumn }>(
  table: Table,
  lists?: PublishedTable['lists'],
): PublishedTable => ({ table, key: [table.id], ...(lists && { lists }) })

/** The tables of all kinds of content. */
const publishedTables: Readonly<Record<string, PublishedTable>> = {
  'menu-pages': { table: navigationPages, key: [navigationPages.menu_id, navigationPages.id] },
  pages: byId(menuEntries),
  slides: byId(homeSlides),
  'home-blocks': byId(homeBlocks),
  'export-tiles': byId(jsdTiles),
  goals: byId(goals),
  partners: byId(partnersBlock),
  membership: byId(membershipBlock),
  sponsors: byId(sponsors),
  news: byId(news, {
    industries: {
      table: newsIndustries,
      owner: newsIndustries.news_id,
      value: newsIndustries.industry_id,
    },
  }),
  faqs: byId(faqs),
  'faq-tabs': { table: faqTabs, key: [faqTabs.audience, faqTabs.id] },
  guide: byId(exportGuide),
  offices: byId(offices),
  'social-links': byId(socialMedia),
  'enquiry-pages': byId(enquiryFormPages),
  'readiness-questions': byId(readinessQuestions),
  settings: byId(siteSettings),
  publications: byId(publications, {
    industry: {
      table: publicationIndustries,
      owner: publicationIndustries.publication_id,
      value: publicationIndustries.industry_id,
    },
  }),
  agreements: byId(agreements, {
    country_codes: {
      table: agreementCountries,
      owner: agreementCountries.agreement_id,
      value: agreementCountries.country_code,
    },
  }),
  'country-agreements': byId(countryAgreements, {
    agreement_ids: {
      table: countryAgreementParts,
      owner: countryAgreementParts.country_agreement_id,
      value: countryAgreementParts.agreement_id,
    },
  }),
  events: byId(events, {
    industry_id: {
      table: eventIndustries,
      owner: eventIndustries.event_id,
      value: eventIndustries.industry_id,
    },
  }),
  credentials: byId(credentials),
  institutions: byId(institutions, {
    type_id: {
      table: institutionTypes,
      owner: institutionTypes.institution_id,
      value: institutionTypes.type_id,
    },
    mode_id: {
      table: institutionModes,
      owner: institutionModes.institution_id,
      value: institutionModes.mode_id,
    },
  }),
  'expert-fields': byId(experts),
  experts: byId(poolEntries),
  'access-agreements': byId(accessAgreements),
  'origin-proofs': byId(originProofs),
  'market-access': byId(marketAccess),
  'market-documents': byId(marketDocuments),
  'additional-duties': byId(additionalDuties),
  'market-datasets': { ...byId(marketDatasets), usedBy: marketPublished.dataset_id },
  lookups: { table: lookups, key: [lookups.list, lookups.id] },
  sectors: {
    table: industries,
    key: [industries.iid],
    lists: {
      hs_chapters: {
        table: industryChapters,
        owner: industryChapters.industry_id,
        value: industryChapters.chapter,
      },
    },
  },
  'sub-sectors': byId(subIndustries, {
    hs_chapters: {
      table: subIndustryChapters,
      owner: subIndustryChapters.sub_industry_id,
      value: subIndustryChapters.chapter,
    },
  }),
  countries: byId(countries),
  governorates: byId(governorates),
}

/** The tables of a kind's published records; undefined for an unknown kind. */
export function tableOf(kind: string): PublishedTable | undefined {
  return Object.hasOwn(publishedTables, kind) ? publishedTables[kind] : undefined
}
