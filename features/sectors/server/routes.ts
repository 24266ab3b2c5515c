import 'server-only'
import { route } from '@/lib/api/route'
import {
  industryById,
  industryList,
  productIndustries,
  serviceIndustries,
  subIndustriesByIndustry,
  subIndustryById,
  subIndustryList,
} from '../contract'
import { getIndustry, getSubIndustry, listIndustries, listSubIndustries } from './service'

export const sectorsRoutes = [
  route(industryList, () => listIndustries()),
  route(productIndustries, () => listIndustries('products')),
  route(serviceIndustries, () => listIndustries('services')),
  route(industryById, ({ params }) => getIndustry(params.id)),
  route(subIndustryList, () => listSubIndustries()),
  route(subIndustriesByIndustry, ({ params }) => listSubIndustries(params.id)),
  route(subIndustryById, ({ params }) => getSubIndustry(params.id)),
]
