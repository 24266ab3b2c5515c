'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { ErrorState } from '@/components/error-state/error-state'
import { Skeleton } from '@/components/skeleton/skeleton'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { Suspense, useEffect, useState } from 'react'
import type { OriginQuestions as Questions } from '../contract'
import { questionsAbout } from '../queries'
import type { CheckTexts } from './form-texts'

const LazyForm = lazyPart(async () => (await import('./origin-form')).OriginForm)

const shapeRows = 6

type Stage =
  { name: 'loading' | 'needed' | 'notFound' | 'failed' } | { name: 'ready'; questions: Questions }

interface OriginQuestionsProps {
  locale: Locale
  texts: CheckTexts
}

/** The questions about the product and the market of the address; without these, the way to choose. */
export function OriginQuestions({ locale, texts }: OriginQuestionsProps) {
  const [stage, setStage] = useState<Stage>({ name: 'loading' })
  const [tries, setTries] = useState(1)

  useEffect(() => {
    let isHere = true
    const show = (next: Stage) => {
      if (isHere) setStage(next)
    }
    const subject = subjectIn(window.location.search)
    const load = async () => {
      if (!subject) return show({ name: 'needed' })
      const questions = await questionsAbout(subject.market, subject.hs)
      show(questions ? { name: 'ready', questions } : { name: 'notFound' })
    }
    load().catch(() => show({ name: 'failed' }))
    return () => {
      isHere = false
    }
  }, [tries])

  const shape = <Skeleton shape="row" count={shapeRows} label={texts.loading} />
  const toMarkets = (
    <ButtonLink href={localePath(locale, routes.markets())}>{texts.needed.action}</ButtonLink>
  )
  if (stage.name === 'loading') return shape
  if (stage.name === 'needed') {
    return <EmptyState title={texts.needed.title} text={texts.needed.text} action={toMarkets} />
  }
  if (stage.name === 'notFound') {
    return <EmptyState title={texts.notFound.title} text={texts.notFound.text} action={toMarkets} />
  }
  if (stage.name !== 'ready') {
    const again = () => {
      setStage({ name: 'loading' })
      setTries(tries + 1)
    }
    return (
      <ErrorState
        title={texts.failed.title}
        action={<Button onClick={again}>{texts.failed.retry}</Button>}
      />
    )
  }
  const { questions } = stage
  const { market, product, agreements } = questions
  const back = localePath(locale, routes.marketProduct(market.iso2, product.code))
  if (agreements.length === 0) {
    return (
      <EmptyState
        title={texts.none.title}
        text={texts.none.text}
        action={<ButtonLink href={back}>{texts.back}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <p>
        <ButtonLink href={back} variant="quiet">
          {texts.back}
        </ButtonLink>
      </p>
      <Suspense fallback={shape}>
        <LazyForm locale={locale} questions={questions} texts={texts} />
      </Suspense>
    </>
  )
}

/** The market and the code of an address such as `?market=gb&hs=080410`. */
function subjectIn(search: string): { market: string; hs: string } | null {
  const query = new URLSearchParams(search)
  const market = (query.get('market') ?? '').toUpperCase()
  const hs = (query.get('hs') ?? '').replaceAll('.', '')
  return /^[A-Z]{2}$/.test(market) && /^\d{6}$/.test(hs) ? { market, hs } : null
}
