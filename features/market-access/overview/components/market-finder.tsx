'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { ListedMarket } from '../rules'
import styles from './market-finder.module.css'
import { MarketLinks } from './market-links'

export interface MarketFinderProps {
  locale: Locale
  markets: readonly ListedMarket[]
  texts: Record<'filter' | 'show' | 'none' | 'onFile', string> & { count: CountForms }
  /** The groups of all markets, in whose place those that were found are shown. */
  children: ReactNode
}

/**
 * Shows the markets whose name, code or region mentions a text in place of the groups. Without
 * script the field submits to the search page, whose first result is the market.
 */
export function MarketFinder({ locale, markets, texts, children }: MarketFinderProps) {
  const router = useRouter()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEarlyChange(
    () => field.current,
    ({ value }) => setText(value),
  )
  const isFinding = text.trim() !== ''
  const found = isFinding
    ? markets.filter(({ name, code, region }) => mentions([name, code, region], text))
    : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only, ...others] = found
    if (only && others.length === 0) router.push(localePath(locale, routes.market(only.code)))
  }
  return (
    <Stack gap={3}>
      <Row
        action={localePath(locale, routes.search())}
        as="form"
        gap={2}
        align="end"
        onSubmit={submit}
      >
        <label className={styles.field}>
          <Note as="span">{texts.filter}</Note>
          <input
            ref={field}
            type="search"
            name="q"
            autoComplete="off"
            className={controls.box}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button type="submit" variant="secondary" className={styles.show}>
          {texts.show}
        </Button>
      </Row>
      <Text role="status" tone="soft" className={styles.count}>
        {isFinding &&
          (found.length === 0 ? texts.none : countText(texts.count, found.length, locale))}
      </Text>
      {isFinding ? <MarketLinks locale={locale} onFile={texts.onFile} markets={found} /> : children}
    </Stack>
  )
}
