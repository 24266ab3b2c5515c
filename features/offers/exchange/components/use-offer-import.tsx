'use client'

import type { UploadTexts } from '@/components/form/upload-texts'
import { useUpload } from '@/lib/forms/use-upload'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useEffect, useState } from 'react'
import type { OfferType } from '../../kinds/contract'
import {
  namedFilesRule,
  checkOfferImport,
  endOfferImport,
  myOfferImport,
  applyOfferImport,
  type OfferImport,
} from '../contract'
import { sendFiles, sendTable } from '../queries'

type OwnTexts = Messages['offerExchange']['import']

export interface ImportTexts extends Omit<OwnTexts, 'reasons' | 'fileReasons'> {
  /** Texts of rules that cells and files break. */
  reasons: Readonly<Record<string, string>>
  fileReasons: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  upload: UploadTexts
}

export interface ImportPanelProps {
  locale: Locale
  type: OfferType
  addresses: Record<'list' | OfferType, string>
  texts: ImportTexts
}

export interface PartProps extends ImportPanelProps {
  work: ReturnType<typeof useOfferImport>
}

const pollMs = 1_500
/** One call brings several small files, or a large one. */
const maxCallBytes = 20_000_000
const retryMs = 5_000
const maxRetries = 5

/** What the server said of the files that were sent. */
export interface SentFiles {
  unnamed: string[]
  refused: { name: string; rule: string }[]
}

const nothingSent: SentFiles = { unnamed: [], refused: [] }

/** The files in groups, each for one call. */
function groupsOf(files: readonly File[]): File[][] {
  const groups: File[][] = []
  let size = 0
  for (const file of files) {
    const last = groups.at(-1)
    const isFull =
      !last || last.length === namedFilesRule.maxFiles || size + file.size > maxCallBytes
    if (isFull) groups.push([file])
    else last.push(file)
    size = isFull ? file.size : size + file.size
  }
  return groups
}

/** The current file of the company: sending, checking, taking over, and how far each is. */
export function useOfferImport(type: OfferType, locale: Locale, texts: ImportTexts) {
  /** Undefined until it is loaded. */
  const [current, setCurrent] = useState<OfferImport | null>()
  const [error, setError] = useState<string>()
  const [sentFiles, setSentFiles] = useState<SentFiles>(nothingSent)
  const [counts, setCounts] = useState<{ sent: number; count: number } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const uploading = useUpload()
  const isWorking = current?.state === 'checking' || current?.state === 'taking'

  useEffect(() => {
    let gone = false
    call(myOfferImport).then(
      (found) => !gone && setCurrent(found),
      () => !gone && setError(texts.failed),
    )
    return () => {
      gone = true
    }
  }, [texts.failed])

  useEffect(() => {
    if (!isWorking) return undefined
    const timer = setInterval(() => {
      call(myOfferImport).then(setCurrent, () => {})
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWorking])

  const attempt = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
      setCurrent(await call(myOfferImport))
    } catch (failure) {
      setError(textOf(failure, texts, locale))
    } finally {
      setBusy(false)
      setCounts(null)
    }
  }

  /** Sends files to an import; resolves with whether all of them went. */
  const deliver = async (id: number, files: readonly File[]) => {
    let sent = 0
    const found: SentFiles = { unnamed: [], refused: [] }
    setCounts({ sent, count: files.length })
    for (const group of groupsOf(files)) {
      const answer = await uploading.send((options) =>
        withRetries(() => sendFiles(id, group, options)),
      )
      if (answer.ended) return false
      found.unnamed.push(...answer.answer.unnamed)
      found.refused.push(...answer.answer.refused)
      sent += group.length
      setCounts({ sent, count: files.length })
      setSentFiles({ ...found })
    }
    return true
  }

  return {
    current,
    error,
    sentFiles,
    counts,
    isBusy,
    progress: uploading.progress,
    stop: uploading.cancel,
    begin: (table: File, files: readonly File[]) =>
      attempt(async () => {
        setSentFiles(nothingSent)
        const started = await uploading.send((options) => sendTable(type, table, options))
        if (started.ended) return
        setCurrent(started.answer)
        if (await deliver(started.answer.id, files))
          await call(checkOfferImport, { body: { id: started.answer.id } })
      }),
    addFiles: (id: number, files: readonly File[]) =>
      attempt(async () => {
        if (await deliver(id, files)) await call(checkOfferImport, { body: { id } })
      }),
    check: (id: number) => attempt(() => call(checkOfferImport, { body: { id } })),
    apply: (id: number) => attempt(() => call(applyOfferImport, { body: { id } })),
    end: (id: number) =>
      attempt(async () => {
        await call(endOfferImport, { body: { id } })
        setSentFiles(nothingSent)
      }),
  }
}

/** Waits and sends again while the portal is busy with other files. */
async function withRetries<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work()
    } catch (failure) {
      const isWaiting =
        failure instanceof Problem && ['unavailable', 'too_many_requests'].includes(failure.code)
      if (!isWaiting || tried === maxRetries) throw failure
      const seconds = failure.retryAfter ?? 0
      await new Promise((resolve) => setTimeout(resolve, Math.max(seconds * 1_000, retryMs)))
    }
  }
}

function textOf(failure: unknown, texts: ImportTexts, locale: Locale): string {
  if (!(failure instanceof Problem)) return texts.failed
  const [reason = '', names = ''] = Object.values(failure.fields ?? {}).flat()
  const known = texts.fileReasons[reason] ?? texts.reasons[reason]
  return known ? fillText(known, { names }, locale) : (texts.problems[failure.code] ?? texts.failed)
}
