'use client'

import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { call } from '@/lib/api/call'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useState } from 'react'
import { importLineList, type ImportLine } from '../contract'
import styles from './exchange.module.css'
import type { ImportTexts } from './use-offer-import'

interface RefusedLinesProps {
  locale: Locale
  texts: ImportTexts
  /** How many there are. */
  count: number
}

/** Lines that are not taken over: their numbers in the file, and why, cell by cell. */
export function RefusedLines({ locale, texts, count }: RefusedLinesProps) {
  const [lines, setLines] = useState<readonly ImportLine[]>([])
  const [page, setPage] = useState(1)
  useEffect(() => {
    let gone = false
    call(importLineList, { query: { result: 'refused', page } }).then(
      ({ data }) => {
        if (!gone) setLines((before) => (page === 1 ? data : [...before, ...data]))
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [page, count])
  return (
    <Stack aria-labelledby="refused" as="section" gap={4} bounded shrinks>
      <Text id="refused" as="h3" step={1}>
        {texts.refusedTitle}
      </Text>
      <Note measure={65}>{texts.refusedText}</Note>
      <Stack as="ol" gap={2} bounded>
        {lines.map(({ line, key, name, reasons }) => (
          <Part key={line} as="li" inset={3} line="above">
            <Row as="p" gap={3} lineGap={0} weight="strong">
              {fillText(texts.line, { line }, locale)}
              {[key, name].filter(Boolean).map((text) => (
                <Text key={text} as="bdi" weight="normal" breaks>
                  {text}
                </Text>
              ))}
            </Row>
            <Stack as="ul" gap={2} bounded className={styles.reasons}>
              {reasons.map(({ field, rule }) => (
                <li key={`${field} ${rule}`}>
                  {field !== '' && (
                    <code dir="ltr" className={styles.code}>
                      {field}
                    </code>
                  )}
                  <span>{texts.reasons[rule] ?? texts.reasons.other}</span>
                </li>
              ))}
            </Stack>
          </Part>
        ))}
      </Stack>
      {lines.length < count && (
        <Button variant="secondary" onClick={() => setPage(page + 1)}>
          {texts.more}
        </Button>
      )}
    </Stack>
  )
}
