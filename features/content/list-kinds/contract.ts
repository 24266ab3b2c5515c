import { countryWrite, governorateWrite, lookupWrite } from '@/features/reference-lists/contract'
import { industryWrite, subIndustryWrite } from '@/features/sectors/contract'
import type { ContentKind } from '../kinds/contract'

/** Lists that other records name: their codes stay, their names are edited, by admins alone. */
export const listKinds = {
  lookups: {
    write: lookupWrite,
    tags: 'all',
    label: 'name',
    key: ['list', 'id'],
    sorts: ['sort', 'id'],
    filters: ['list'],
    within: ['list'],
    names: { fields: ['name'], of: ['exports'] },
    role: 'admin',
  },
  sectors: {
    write: industryWrite,
    tags: 'all',
    label: 'name',
    key: ['iid'],
    fixed: 'many',
    sorts: ['iid'],
    filters: ['status', 'for_products', 'for_services'],
    names: {
      fields: ['name'],
      of: ['events', 'publications', 'companies', 'products', 'services', 'news'],
    },
    role: 'admin',
  },
  'sub-sectors': {
    write: subIndustryWrite,
    tags: 'all',
    label: 'SUB_NAME',
    fixed: 'many',
    sorts: ['id'],
    filters: ['ind_id'],
    names: { fields: ['SUB_NAME'], of: ['products', 'services'] },
    role: 'admin',
  },
  countries: {
    write: countryWrite,
    tags: 'all',
    label: 'name',
    fixed: 'many',
    sorts: ['id'],
    filters: ['is_arab'],
    names: {
      fields: ['name'],
      of: ['events', 'trades', 'agreements', 'publications', 'companies'],
    },
    role: 'admin',
  },
  governorates: {
    write: governorateWrite,
    tags: 'all',
    label: 'name',
    fixed: 'many',
    sorts: ['id'],
    names: { fields: ['name'], of: ['exports', 'companies'] },
    role: 'admin',
  },
} as const satisfies Record<string, ContentKind>
