import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { institutionList } from '@/features/institutions/contract'
import {
  barrierTypes,
  clientTypes,
  countries,
  positions,
} from '@/features/reference-lists/contract'
import { industryList } from '@/features/sectors/contract'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { wholeFrom } from '@/lib/api/paging'
import { valueBands } from '@/lib/db/codes/outcomes'
import type { Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { enquiryFormPage, type EnquiryFormPage } from '../contract'
import { enquiryForms, fieldsOf, listedFields, type EnquiryKind, type ListedField } from './rules'

/** The data of a form's page: its texts (null when editors wrote none) and its lists. */
export async function enquiryForm(kind: EnquiryKind, locale: Locale) {
  const [page, choices] = await Promise.all([formTexts(kind), enquiryChoices(kind, locale)])
  return { kind, page, choices }
}

/** The HS codes that fit words or digits; null where the portal does not search them. */
export const findProducts = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)

function formTexts(kind: EnquiryKind): Promise<EnquiryFormPage | null> {
  const answer = call(enquiryFormPage, { params: { id: enquiryForms[kind].type } })
  return whenNotFound(
    answer.then(([texts]) => texts ?? null),
    () => null,
  )
}

/** The lists of a form's selects, in one language. */
export async function enquiryChoices(kind: EnquiryKind, locale: Locale) {
  const wanted = listedFields.filter((field) => fieldsOf(kind).includes(field))
  const lists = await Promise.all(
    wanted.map(async (field) => [field, await optionsOf(field, locale)] as const),
  )
  return Object.fromEntries(lists)
}

async function optionsOf(field: ListedField, locale: Locale) {
  switch (field) {
    case 'country':
      return byName(
        filterOptions(await call(countries), 'name', ({ id }) => id, locale),
        locale,
      )
    case 'industry':
      return byName(
        filterOptions(await call(industryList), 'name', ({ id }) => id, locale),
        locale,
      )
    case 'type_of_client':
      return filterOptions(await call(clientTypes), 'name', ({ id }) => id, locale)
    case 'positions':
      return filterOptions(await call(positions), 'name', ({ id }) => id, locale)
    case 'barriers':
      return filterOptions(await call(barrierTypes), 'name', ({ id }) => id, locale)
    case 'loss_band': {
      const { outcomes } = await messageBooks[locale]()
      return valueBands.map((value) => ({ value, text: outcomes.bands[value] }))
    }
    case 'institution':
      return byName(
        filterOptions(await askableInstitutions(), 'name', ({ id }) => id, locale),
        locale,
      )
  }
}

async function askableInstitutions() {
  const all = wholeFrom(await call(institutionList, { query: {} }))
  return all.filter(({ status }) => status === 1)
}
