'use client'

import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { localized } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'
import { printedCode } from '../../rules'
import type { NamedMarket, NamedProduct } from '../contract'
import { answerFor } from '../queries'
import { outcomeOf, type Chosen, type QuestionError } from '../rules'
import { QuestionField, type Choice } from './question-field'
import styles from './question-form.module.css'
import type { QuestionTexts } from './question-texts'
import { useSuggestedAnswer } from './use-question-answer'

interface QuestionFormProps {
  locale: Locale
  texts: QuestionTexts
}

const nothingChosen: Chosen = { product: null, market: null }

/**
 * The question of one line. Chosen suggestions lead straight to the page of the product in the
 * market; typed words are looked up first, and where several products are meant alike the search
 * page lists them. When the call fails the search page answers instead.
 */
export function QuestionForm({ locale, texts }: QuestionFormProps) {
  const router = useRouter()
  const product = useRef<HTMLInputElement>(null)
  const market = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ q: '', market: '' })
  const [wanted, setWanted] = useState({ q: false, market: false })
  const [chosen, setChosen] = useState(nothingChosen)
  const [error, setError] = useState<QuestionError | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const goods = useSuggestedAnswer(locale, 'q', typed.q, wanted.q && !chosen.product)
  const places = useSuggestedAnswer(locale, 'market', typed.market, wanted.market)

  const show = (field: typeof product, record: NamedMarket | NamedProduct) => {
    if (field.current) field.current.value = localized(record, 'name', locale).text
  }
  const chooseMarket = (found: NamedMarket) => {
    show(market, found)
    setError(null)
    setChosen((now) => ({ ...now, market: found }))
  }
  const chooseProduct = (found: NamedProduct) => {
    show(product, found)
    setError(null)
    setChosen((now) => ({ ...now, product: found }))
    // Somebody who typed 'dates germany' into one field has named the market too.
    if (goods?.market && market.current?.value === '') chooseMarket(goods.market)
  }
  const fail = (reason: QuestionError) => {
    setError(reason)
    const field = reason === 'market' ? market : product
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    const text = {
      q: product.current?.value.trim() ?? '',
      market: market.current?.value.trim() ?? '',
    }
    setError(null)
    setWaiting(true)
    try {
      const outcome = await outcomeOf(text, chosen, locale, (query) => answerFor(locale, query))
      if ('error' in outcome) fail(outcome.error)
      else router.push(localePath(locale, outcome.path))
    } catch {
      router.push(localePath(locale, routes.search(`${text.q} ${text.market}`.trim())))
    } finally {
      setWaiting(false)
    }
  }

  const errorText = (field: 'q' | 'market') => {
    if (error === null || (error === 'market') !== (field === 'market')) return null
    return (
      <>
        {texts.errors[error]}{' '}
        {error === 'product' && (
          <Link href={localePath(locale, routes.products())}>{texts.tree}</Link>
        )}
        {error === 'market' && (
          <Link href={localePath(locale, routes.markets())}>{texts.allMarkets}</Link>
        )}
      </>
    )
  }

  return (
    <Stack
      as="form"
      gap={3}
      bounded
      action={localePath(locale, routes.search())}
      aria-busy={isWaiting}
      aria-label={texts.title}
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles.title}>{texts.title}</p>
      <div className={styles.fields}>
        <QuestionField
          locale={locale}
          name="q"
          label={texts.product}
          help={texts.productHelp}
          listName={texts.products}
          texts={texts}
          field={product}
          choices={(chosen.product ? [] : (goods?.products ?? [])).map((one) =>
            choiceOf(
              one.code,
              one,
              locale,
              fillText(texts.code, { code: printedCode(one.code) }, locale),
            ),
          )}
          error={errorText('q')}
          onType={(q) => {
            setError(null)
            setTyped((now) => ({ ...now, q }))
            setChosen((now) => ({ ...now, product: null }))
          }}
          onChoose={(code) => {
            const found = goods?.products.find((one) => one.code === code)
            if (found) chooseProduct(found)
          }}
          onWant={() => setWanted((now) => ({ ...now, q: true }))}
        />
        <QuestionField
          locale={locale}
          name="market"
          label={texts.market}
          help={texts.marketHelp}
          listName={texts.markets}
          texts={texts}
          field={market}
          choices={(chosen.market ? [] : (places?.markets ?? [])).map((one) =>
            choiceOf(one.iso2, one, locale),
          )}
          error={errorText('market')}
          onType={(text) => {
            setError(null)
            setTyped((now) => ({ ...now, market: text }))
            setChosen((now) => ({ ...now, market: null }))
          }}
          onChoose={(iso2) => {
            const found = places?.markets.find((one) => one.iso2 === iso2)
            if (found) chooseMarket(found)
          }}
          onWant={() => setWanted((now) => ({ ...now, market: true }))}
        />
        <Button type="submit" variant="accent" className={styles.submit}>
          {isWaiting ? texts.waiting : texts.submit}
        </Button>
      </div>
    </Stack>
  )
}

function choiceOf(
  key: string,
  record: NamedMarket | NamedProduct,
  locale: Locale,
  mark?: string,
): Choice {
  const { text, lang } = localized(record, 'name', locale)
  return { key, text, lang, ...(mark !== undefined && { mark }) }
}
