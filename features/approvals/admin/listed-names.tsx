'use client'

import {
  companyTypes,
  countries,
  governorates,
  locationTypes,
  positions,
  titles,
} from '@/features/reference-lists/contract'
import { industryList, subIndustryList } from '@/features/sectors/contract'
import type { Endpoint } from '@/lib/api/endpoint'
import { call } from '@/lib/api/call'
import { textsOf } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

/** The list that the ids of each field refer to. */
const listOf: Readonly<Record<string, Endpoint>> = {
  type_of_company: companyTypes,
  location_type_id: locationTypes,
  governorates,
  location_country_id: countries,
  countries_of_operations: countries,
  markets: countries,
  person_title: titles,
  person_position: positions,
  industry: industryList,
  industry_information_for_products: industryList,
  industry_information_for_services: industryList,
  sub_ind: subIndustryList,
  sub_industries_for_products: subIndustryList,
  sub_industries_for_services: subIndustryList,
}

/** The properties with the name of an entry. */
const names = ['name', 'SUB_NAME']

const entries = z.array(z.looseObject({ id: z.number() }))

/** Returns the names of the ids of a field; the number without a list, or while the list loads. */
export function useListedNames(field: string): (id: number) => string {
  const locale = useInterfaceLocale()
  const list = listOf[field]
  const { data = [] } = useQuery({
    queryKey: ['listed names', list?.path ?? ''],
    queryFn: async () => (list ? entries.parse(await call(list)) : []),
    enabled: list !== undefined,
    staleTime: Infinity,
  })
  return (id) => {
    const entry = data.find((one) => one.id === id)
    if (!entry) return String(id)
    const texts = names.map((name) => textsOf(entry, name)).find(({ en, ar }) => en || ar)
    return texts ? texts[locale] || texts.en || texts.ar : String(id)
  }
}
