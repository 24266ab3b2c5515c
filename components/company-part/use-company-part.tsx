'use client'

import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

interface CompanyPartTexts {
  loading: string
  noCompany: string
  register: string
  errorWord: string
  failedToLoad: string
}

interface CompanyPartOptions<Found> {
  locale: Locale
  /** The record that the part belongs to. */
  id: number
  /** Gets what the member's company said of it. */
  load: (id: number) => Promise<Found>
  /** How many fields its form has, for the drawing before it is loaded. */
  fields: number
  texts: CompanyPartTexts
}

interface CompanyPart<Found> {
  found: Found | undefined
  setFound: (found: Found) => void
  reload: () => void
  /** What is shown without it: still loading, no company yet, or failed. */
  instead: ReactNode
}

/** What the company of a member said of a record, and what is shown where there is none to show. */
export function useCompanyPart<Found extends object>(
  options: CompanyPartOptions<Found>,
): CompanyPart<Found> {
  const { locale, id, load, fields, texts } = options
  const [stage, setStage] = useState<'loading' | 'noCompany' | 'failed' | Found>('loading')
  const [loads, setLoads] = useState(0)
  const loadNow = useEffectEvent(load)

  useEffect(() => {
    let isHere = true
    loadNow(id).then(
      (found) => isHere && setStage(found),
      (error: unknown) => {
        const isWithout = error instanceof Problem && error.code === 'forbidden'
        if (isHere) setStage(isWithout ? 'noCompany' : 'failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [id, loads])

  const found = typeof stage === 'object' ? stage : undefined
  const parts = {
    loading: <Skeleton shape="field" count={fields} label={texts.loading} />,
    noCompany: (
      <>
        <p>{texts.noCompany}</p>
        <p>
          <ButtonLink href={localePath(locale, routes.myCompany())}>{texts.register}</ButtonLink>
        </p>
      </>
    ),
    failed: (
      <Alert tone="error" word={texts.errorWord}>
        {texts.failedToLoad}
      </Alert>
    ),
  }
  return {
    found,
    setFound: setStage,
    reload: () => setLoads((count) => count + 1),
    instead: typeof stage === 'object' ? null : parts[stage],
  }
}
