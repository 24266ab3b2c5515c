'use client'

import { Button } from '@/components/button/button'
import { useState, type ReactNode } from 'react'
import { useAction } from './use-action'

interface ReportedTextProps<Report extends { reason: string }> {
  texts: Record<'open' | 'opened' | 'reason' | 'endText' | 'end' | 'ended', string>
  read: () => Promise<Report>
  close: () => Promise<unknown>
  onClosed: () => void
  /** What was reported. */
  children: (report: Report) => ReactNode
}

/**
 * What somebody reported, with the reason. Staff read it after a press, since each reading is an audit
 * entry, and only until they close the report.
 */
export function ReportedText<Report extends { reason: string }>(props: ReportedTextProps<Report>) {
  const { texts, read, close, onClosed, children } = props
  const { run, isBusy } = useAction()
  const [report, setReport] = useState<Report>()
  const open = () =>
    run(async () => {
      setReport(await read())
      return texts.opened
    })
  const end = async () => {
    const isDone = await run(async () => {
      await close()
      return texts.ended
    })
    if (!isDone) return
    setReport(undefined)
    onClosed()
  }
  if (!report) {
    return (
      <div>
        <Button disabled={isBusy} onClick={() => void open()}>
          {texts.open}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p>
        {texts.reason}: <bdi>{report.reason}</bdi>
      </p>
      {children(report)}
      <p>{texts.endText}</p>
      <div>
        <Button variant="secondary" disabled={isBusy} onClick={() => void end()}>
          {texts.end}
        </Button>
      </div>
    </>
  )
}
