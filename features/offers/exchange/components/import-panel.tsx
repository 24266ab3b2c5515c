'use client'

import { Alert } from '@/components/alert/alert'
import { Link } from '@/components/link/link'
import { Skeleton } from '@/components/skeleton/skeleton'
import { fillText } from '@/lib/i18n/count-forms'
import { ImportProgress } from './import-progress'
import { ImportResult } from './import-result'
import { ImportStart } from './import-start'
import { useOfferImport, type ImportPanelProps, type PartProps } from './use-offer-import'

/** The import of a file, from choosing it to what became of its lines; it can be left at any time. */
export function ImportPanel({ locale, type, addresses, texts }: ImportPanelProps) {
  const work = useOfferImport(type, locale, texts)
  const { current, error, sentFiles } = work
  const filled = (message: string, values: Record<string, string | number>) =>
    fillText(message, values, locale)
  if (current === undefined && error === undefined) {
    return <Skeleton shape="field" count={2} label={texts.loading} />
  }
  const isOther = current && current.state !== 'done' && current.type !== type
  const names = (list: readonly string[]) => list.slice(0, listed).join(', ')
  return (
    <>
      {error !== undefined && (
        <Alert tone="error" word={texts.error} live>
          {error}
        </Alert>
      )}
      {sentFiles.refused.length > 0 && (
        <Alert tone="warning" word={texts.note}>
          {filled(texts.refusedFiles, { names: names(sentFiles.refused.map(({ name }) => name)) })}
        </Alert>
      )}
      {sentFiles.unnamed.length > 0 && (
        <Alert tone="info" word={texts.note}>
          {filled(texts.unnamed, { names: names(sentFiles.unnamed) })}
        </Alert>
      )}
      {isOther ? (
        <Alert
          tone="info"
          word={texts.note}
          action={<Link href={addresses[current.type]}>{texts.goThere}</Link>}
        >
          {texts.otherType[current.type]}
        </Alert>
      ) : (
        <Part locale={locale} type={type} addresses={addresses} texts={texts} work={work} />
      )}
    </>
  )
}

const listed = 10

function Part(props: PartProps) {
  const { current, counts } = props.work
  const isSending = counts !== null || props.work.progress !== null
  if (!current || isSending) return <ImportStart {...props} />
  if (current.state === 'checking' || current.state === 'taking') {
    return <ImportProgress {...props} current={current} />
  }
  return <ImportResult {...props} current={current} />
}
