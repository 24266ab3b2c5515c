'use client'

import type { SelectOption } from '@/components/form/select-field'
import { companyById } from '@/features/companies/directory/contract'
import type { HsNode } from '@/features/market-access/contract'
import { marketByCode } from '@/features/market-access/hub/contract'
import { marketProduct } from '@/features/market-access/pair/contract'
import { marketProductNode } from '@/features/market-access/products/contract'
import { call } from '@/lib/api/call'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EnquiryValues } from '../../rules/form-values'
import { productOf, subjectIn, withSubject, type EnquirySubject } from '../../rules/subjects'

interface SubjectSetup {
  form: UseFormReturn<EnquiryValues>
  locale: Locale
  /** The sentences that name a subject, with the placeholders `{product}`, `{market}`, `{company}`, `{text}` and `{address}`. */
  texts: Record<EnquirySubject['kind'], string>
  countries: readonly SelectOption[]
}

/**
 * Writes into the form what its address names: a product, a market, both, a company, the result
 * of an origin check, or a search without results. What the person typed stays below it; without a network the form stays as it is.
 */
export function useSubject({ form, locale, texts, countries }: SubjectSetup) {
  const fill = useEffectEvent(async (subject: EnquirySubject) => {
    const { sentence, country } = await described(subject, locale, texts)
    const { description, product, country: chosen } = form.getValues()
    form.setValue('description', withSubject(description, sentence))
    if (product === '') form.setValue('product', productOf(subject) ?? '')
    const option = countries.find(({ text }) => text === country)
    if (option && chosen === '') form.setValue('country', option.value)
  })
  useEffect(() => {
    const subject = addressedSubject()
    if (subject) fill(subject).catch(() => undefined)
  }, [])
}

/** What the address of the form names; null for nothing. */
export const addressedSubject = () =>
  subjectIn(new URLSearchParams(window.location.search).get('about') ?? '')

async function described(
  subject: EnquirySubject,
  locale: Locale,
  texts: SubjectSetup['texts'],
): Promise<{ sentence: string; country?: string }> {
  const text = texts[subject.kind]
  switch (subject.kind) {
    case 'search':
      return { sentence: text.replace('{text}', () => subject.text) }
    case 'origin': {
      const path = localePath(locale, routes.originResult(subject.token))
      return { sentence: text.replace('{address}', `${window.location.origin}${path}`) }
    }
    case 'company': {
      const company = await call(companyById, { params: { id: subject.id } })
      const name = inLocale(company, 'company_registered_name', locale)
      return { sentence: text.replace('{company}', name) }
    }
    case 'product': {
      const { node } = await call(marketProductNode, { params: { hs: subject.hs } })
      return { sentence: text.replace('{product}', nameOf(node, locale)) }
    }
    case 'market': {
      const { market } = await call(marketByCode, { params: { iso2: subject.iso2 } })
      const country = inLocale(market, 'name', locale)
      return { sentence: text.replace('{market}', country), country }
    }
    case 'pair': {
      const { iso2, hs } = subject
      const { market, product } = await call(marketProduct, { params: { iso2, hs } })
      const country = inLocale(market, 'name', locale)
      const named = text.replace('{product}', nameOf(product, locale))
      return { sentence: named.replace('{market}', country), country }
    }
  }
}

/** A product with its code, as the office looks it up. */
function nameOf(product: HsNode, locale: Locale): string {
  return `${product.code} ${inLocale(product, 'name', locale)}`
}
