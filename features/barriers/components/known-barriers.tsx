'use client'

import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { BarrierStatus } from '@/lib/db/codes/barriers'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Barrier } from '../contract'
import { barriersIn } from '../queries'
import styles from './known-barriers.module.css'

interface KnownBarriersTexts {
  title: string
  text: string
  newTab: string
  status: Record<BarrierStatus, string>
}

export interface KnownBarriersProps {
  locale: Locale
  texts: KnownBarriersTexts
}

/** As many as somebody who reports a barrier reads before going on. */
const shownLength = 3

/** The fields of the form around it. */
interface Report {
  /** The number of the country. */
  country: string
  /** An HS code, or what is typed of it. */
  product: string
}

/**
 * What the register has for the country and the product of a report: who meets the same is counted
 * there, which weighs more than a second report of it.
 */
export function KnownBarriers({ locale, texts }: KnownBarriersProps) {
  const [country, product] = useWatch<Report, ['country', 'product']>({
    name: ['country', 'product'],
  })
  const known = useBarriers(country, product)
  return (
    <div role="status" className={styles.place}>
      {known.length > 0 && (
        <div className={styles.known}>
          <Text weight="heading">{texts.title}</Text>
          <p>{texts.text}</p>
          <Stack as="ul" gap={2}>
            {known.map((barrier) => (
              <li key={barrier.id}>
                <Link href={localePath(locale, routes.barrier(barrier.id))} newTab={texts.newTab}>
                  <Bilingual of={barrier} field="title" locale={locale} />
                </Link>
                {' · '}
                {texts.status[barrier.status]}
              </li>
            ))}
          </Stack>
        </div>
      )}
    </div>
  )
}

/** The barriers in a country for a product: of its heading, or of all; none while they are not known. */
function useBarriers(country: string, product: string): readonly Barrier[] {
  const [found, setFound] = useState<{ country: string; barriers: readonly Barrier[] }>()
  useEffect(() => {
    if (country === '') return undefined
    let isCurrent = true
    // Without an answer the form is as it was: this only helps.
    barriersIn(country).then(
      (barriers) => isCurrent && setFound({ country, barriers }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country])
  if (found?.country !== country) return []
  const heading = /^\d{4}/.exec(product)?.[0] ?? ''
  return found.barriers
    .filter(({ hs_code: code }) => code === null || code.startsWith(heading))
    .slice(0, shownLength)
}
