import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { sectorsAtProvider } from './server/sectors.provider'
import { getIndustry, getSubIndustry, listIndustries, listSubIndustries } from './server/sectors'

export const sectorsFeature: Feature = {
  name: 'sectors',
  calls: [
    ...calls(contract, sectorsAtProvider, {
      industryList: () => listIndustries(),
      productIndustries: () => listIndustries('products'),
      serviceIndustries: () => listIndustries('services'),
      industryById: ({ params }) => getIndustry(params.id),
      subIndustryList: () => listSubIndustries(),
      subIndustriesByIndustry: ({ params }) => listSubIndustries(params.id),
      subIndustryById: ({ params }) => getSubIndustry(params.id),
    }),
  ],
}
