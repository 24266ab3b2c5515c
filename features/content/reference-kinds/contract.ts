import { marketAccessTag } from '@/features/market-access/contract'
import {
  accessAgreementWrite,
  additionalDutyWrite,
  marketAccessWrite,
  marketDatasetWrite,
  marketDocumentWrite,
  originProofWrite,
} from '@/features/market-access/facts/contract'
import { countryWrite, governorateWrite, lookupWrite } from '@/features/reference-lists/contract'
import { pageNumbers } from '@/features/search/kinds/contract'
import { industryWrite, subIndustryWrite } from '@/features/sectors/contract'

/** A fact is confirmed by two people, on the day of its publication. */
const fact = {
  tags: [marketAccessTag],
  fourEyes: true,
  confirmation: { field: 'confidence', value: 'confirmed', day: 'checked_at' },
} as const

/** What is known of the access of goods to markets. */
export const accessKinds = {
  'access-agreements': {
    ...fact,
    write: accessAgreementWrite,
    label: 'name',
    searchType: 'pages',
    searchFrom: pageNumbers.schemes,
    sorts: ['id', 'checked_at', 'updated_at'],
    filters: ['confidence'],
  },
  'origin-proofs': {
    ...fact,
    write: originProofWrite,
    label: 'name',
    labelWith: ['agreement_key'],
    sorts: ['agreement_key', 'id', 'checked_at', 'updated_at'],
    filters: ['confidence'],
  },
  'market-access': {
    ...fact,
    write: marketAccessWrite,
    label: 'general_duty',
    labelWith: ['country_code', 'agreement_key'],
    sorts: ['country_code', 'id', 'checked_at', 'updated_at'],
    filters: ['confidence'],
  },
  'market-documents': {
    ...fact,
    write: marketDocumentWrite,
    label: 'name',
    sorts: ['id', 'checked_at', 'updated_at'],
    filters: ['stage', 'need', 'confidence'],
  },
  'additional-duties': {
    ...fact,
    write: additionalDutyWrite,
    label: 'name',
    labelWith: ['country_code', 'heading'],
    sorts: ['id', 'checked_at', 'updated_at'],
    filters: ['confidence'],
  },
  'market-datasets': {
    ...fact,
    write: marketDatasetWrite,
    // Its versions hold the rows of that kind and market, and files are found by its key.
    constant: ['key', 'kind', 'market'],
    label: 'title',
    sorts: ['key', 'checked_at', 'updated_at'],
    filters: ['confidence'],
  },
} as const

const list = { tags: 'all', fixed: 'many', role: 'admin' } as const

/** Lists that other records refer to. */
export const listKinds = {
  lookups: {
    write: lookupWrite,
    tags: 'all',
    label: 'name',
    key: ['list', 'id'],
    filters: ['list'],
    names: ['exports', 'events', 'credentials'],
    role: 'admin',
  },
  sectors: {
    ...list,
    write: industryWrite,
    label: 'name',
    key: ['iid'],
    sorts: ['iid'],
    filters: ['status', 'for_products', 'for_services'],
    names: ['events', 'publications', 'companies', 'products', 'services', 'news'],
  },
  'sub-sectors': {
    ...list,
    write: subIndustryWrite,
    label: 'SUB_NAME',
    filters: ['ind_id'],
    names: ['products', 'services', 'companies'],
  },
  countries: {
    ...list,
    write: countryWrite,
    label: 'name',
    filters: ['is_arab'],
    names: ['events', 'trades', 'agreements', 'publications', 'companies', 'credentials'],
  },
  governorates: {
    ...list,
    write: governorateWrite,
    label: 'name',
    names: ['exports', 'companies', 'events'],
  },
} as const
