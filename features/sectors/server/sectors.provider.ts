import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as sectorsCalls from '../contract'
import {
  industry,
  industryById,
  industryList,
  productIndustries,
  serviceIndustries,
  subIndustriesByIndustry,
  subIndustry,
  subIndustryById,
  subIndustryList,
} from '../contract'

const sector = tableRecord(
  industry,
  {
    ...bothLanguages('image_alt', null),
    for_products: true,
    for_services: true,
    image: null,
    status: 1,
  },
  (given) => ({ ...given, id: given.id ?? given.iid, iid: given.iid ?? given.id }),
)

const subSector = tableRecord(subIndustry)

export const sectorsAtProvider = {
  industryList: sameCall(industryList, z.array(sector)),
  productIndustries: sameCall(productIndustries, z.array(sector)),
  serviceIndustries: sameCall(serviceIndustries, z.array(sector)),
  industryById: sameCall(industryById, sector),
  subIndustryList: sameCall(subIndustryList, z.array(subSector)),
  subIndustriesByIndustry: sameCall(subIndustriesByIndustry, z.array(subSector)),
  subIndustryById: sameCall(subIndustryById, subSector),
} satisfies Partial<Stances<typeof sectorsCalls>>
