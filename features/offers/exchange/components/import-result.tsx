'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { fillText } from '@/lib/i18n/count-forms'
import { formatNumber } from '@/lib/i18n/format'
import { lineResults } from '@/lib/db/codes/offer-imports'
import { useState } from 'react'
import type { OfferImport } from '../contract'
import styles from './exchange.module.css'
import { FilesField } from './files-field'
import type { PartProps } from './use-offer-import'
import { RefusedLines } from './refused-lines'

/** What a file would do, or did, with the next step. */
export function ImportResult(props: PartProps & { current: OfferImport }) {
  const { locale, addresses, type, texts, work, current } = props
  const { id, state, results, file_name } = current
  const [files, setFiles] = useState<readonly File[]>([])
  const isDone = state === 'done'
  const isChecked = state === 'checked'
  const isBusy = work.isBusy || undefined
  const changes = results.new + results.changed
  return (
    <Stack gap={4} bounded shrinks>
      <Note measure={65}>{fillText(texts.current, { name: file_name }, locale)}</Note>
      {isDone ? (
        <Alert tone="success" word={texts.note} live>
          {texts.done}
        </Alert>
      ) : (
        <Text weight="strong">{isChecked ? texts.checked : texts.open}</Text>
      )}
      {(isDone || isChecked) && (
        <dl className={styles.figures}>
          {lineResults.map((one) => (
            <div key={one} className={styles.figure}>
              <dt>{texts.results[one]}</dt>
              <dd>{formatNumber(results[one], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isDone && <Files {...props} value={files} onChange={setFiles} />}
      <Row gap={3} align="center">
        {isChecked && changes > 0 && (
          <Button aria-disabled={isBusy} onClick={() => void work.apply(id)}>
            {texts.apply}
          </Button>
        )}
        {!isDone && files.length === 0 && (
          <Button
            variant={isChecked ? 'secondary' : 'primary'}
            aria-disabled={isBusy}
            onClick={() => void work.check(id)}
          >
            {isChecked ? texts.checkAgain : texts.check}
          </Button>
        )}
        {isDone && <ButtonLink href={addresses.list}>{texts.list[type]}</ButtonLink>}
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void work.end(id)}>
          {isDone ? texts.another : texts.discard}
        </Button>
      </Row>
      {isChecked && <Note measure={65}>{changes > 0 ? texts.applyNote : texts.nothing}</Note>}
      {(isDone || isChecked) && results.refused > 0 && (
        <RefusedLines locale={locale} texts={texts} count={results.refused} />
      )}
    </Stack>
  )
}

/** The files that the lines name, with a way to send those that are missing. */
function Files({
  locale,
  texts,
  work,
  current: { id, files },
  value,
  onChange,
}: PartProps & {
  current: OfferImport
  value: readonly File[]
  onChange: (files: readonly File[]) => void
}) {
  if (files.named === files.here) return null
  const more = files.named - files.here > files.missing.length ? ` ${texts.missingMore}` : ''
  return (
    <div className={styles.missing}>
      <p>{fillText(texts.filesHere, { here: files.here, named: files.named }, locale)}</p>
      <Note measure={65}>
        {fillText(texts.missing, { names: files.missing.join(', ') }, locale)}
        {more}
      </Note>
      <FilesField locale={locale} texts={texts} value={value} onChange={onChange} />
      {value.length > 0 && (
        <Row gap={3} align="center">
          <Button
            aria-disabled={work.isBusy || undefined}
            onClick={() => void work.addFiles(id, value)}
          >
            {texts.send}
          </Button>
        </Row>
      )}
    </div>
  )
}
