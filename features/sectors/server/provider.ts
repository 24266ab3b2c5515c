import 'server-only'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
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

export const sectorAdapters = [
  sameCall(industryList, z.array(sector)),
  sameCall(productIndustries, z.array(sector)),
  sameCall(serviceIndustries, z.array(sector)),
  sameCall(industryById, sector),
  sameCall(subIndustryList, z.array(subSector)),
  sameCall(subIndustriesByIndustry, z.array(subSector)),
  sameCall(subIndustryById, subSector),
]
