'use client'

import { browserOnly } from '@/components/browser-only/browser-only'
import { Skeleton } from '@/components/skeleton/skeleton'
import type { DashboardProps } from '../admin/dashboard'

const Dashboard = browserOnly(() => import('../admin/dashboard').then((module) => module.Dashboard))

/** The back office in the browser; its code is asked for by this page alone. */
export function BackOffice(props: DashboardProps) {
  const { loading, title } = props.texts.admin
  const waiting = (
    <>
      <title>{title}</title>
      <Skeleton shape="row" count={6} label={loading} />
    </>
  )
  return <Dashboard {...props} shape={waiting} />
}
