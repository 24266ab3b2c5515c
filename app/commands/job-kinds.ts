import { features } from '@/app/features'
import { deleteEndedCounts } from '@/lib/db/traffic-counts'
import type { HourlyWork, JobKind } from '@/lib/jobs/job'

/** Every kind of job the portal knows. */
export const jobKinds: readonly JobKind[] = features.flatMap(({ jobs = [] }) => jobs)

/** What every instance does each hour. */
export const hourly: readonly HourlyWork[] = [
  deleteEndedCounts,
  ...features.flatMap((feature) => feature.hourly ?? []),
]
