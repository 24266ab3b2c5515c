'use client'

import {
  queryAt,
  showAddress,
  subscribeToAddress,
  viewAddress,
} from '@/components/list-view/address'
import { FailedView } from '@/components/list-view/failed-view'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Problem } from '@/lib/api/problem'
import { forgetSignedIn } from '@/lib/auth/signed-in'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { StatisticKind } from '../kinds/contract'
import { interactiveData } from '../queries'
import { kindIn, kindPath, statisticListShape } from '../search-params'
import { DataTypeChoice } from './data-type-choice'
import { StatisticList, type LoadedData, type StatisticBrowserProps } from './statistic-list'

type Answer = { data: LoadedData } | { kind: StatisticKind; error: unknown }

/**
 * Interactive data of a person who is logged in. Choosing another data type clears the data and loads
 * them again with the same filters. Anyone whose login has ended gets the visitors' view.
 */
export function StatisticBrowser(props: StatisticBrowserProps) {
  const { path, texts } = props
  const kind = useKind(path)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let gone = false
    const state = statisticListShape.parse(queryAt(path) ?? {})
    interactiveData(kind, state).then(
      (found) => {
        if (!gone) setAnswer({ data: { ...found, kind, state } })
      },
      (error: unknown) => {
        if (gone) return
        if (error instanceof Problem && error.code === 'unauthenticated') forgetSignedIn()
        else setAnswer({ kind, error })
      },
    )
    return () => {
      gone = true
    }
  }, [kind, path, attempt])

  const choose = (next: StatisticKind) => {
    const state = { ...statisticListShape.parse(queryAt(path) ?? {}), page: 1 }
    showAddress(viewAddress(kindPath(path, next), statisticListShape.write(state)), 'push')
  }
  const retry = () => {
    setAnswer(null)
    setAttempt(attempt + 1)
  }
  return (
    <>
      <DataTypeChoice value={kind} onChange={choose} label={texts.type} names={texts.types} />
      <Data {...props} kind={kind} answer={answer} onRetry={retry} />
    </>
  )
}

function Data({
  kind,
  answer,
  onRetry,
  ...props
}: StatisticBrowserProps & { kind: StatisticKind; answer: Answer | null; onRetry: () => void }) {
  const { texts } = props
  if (answer && 'data' in answer && answer.data.kind === kind) {
    return <StatisticList key={kind} {...props} {...answer.data} />
  }
  if (answer && 'error' in answer && answer.kind === kind) {
    return <FailedView error={answer.error} texts={texts.list.failed} onRetry={onRetry} />
  }
  return <Skeleton shape="card" bar count={statisticListShape.pageSize} label={texts.loading} />
}

/** The data type of the address. */
function useKind(path: string): StatisticKind {
  const read = useCallback(() => kindIn(queryAt(path) ?? new URLSearchParams()), [path])
  return useSyncExternalStore(subscribeToAddress, read, () => kindIn(new URLSearchParams()))
}
