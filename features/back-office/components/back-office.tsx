'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { DashboardProps } from '../admin/dashboard'

const Dashboard = lazy(async () => {
  const { Dashboard: loaded } = await import('../admin/dashboard')
  return { default: loaded }
})

const never = () => () => {}

/** The back office in the browser; its code is asked for by this page alone. */
export function BackOffice(props: DashboardProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { loading, title } = props.texts.admin
  const waiting = (
    <>
      <title>{title}</title>
      <Skeleton shape="row" count={6} label={loading} />
    </>
  )
  return isBrowser ? (
    <Suspense fallback={waiting}>
      <Dashboard {...props} />
    </Suspense>
  ) : (
    waiting
  )
}
