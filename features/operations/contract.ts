import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** `release` is the version in `package.json`. */
const alive = z.object({ status: z.literal('ok'), release: z.string() })

export const health = endpoint({
  method: 'GET',
  path: 'health',
  summary: 'Check that the process is running, and which release it is',
  access: 'public',
  response: alive,
})

const checkNames = ['database', 'migrations', 'disk', 'descriptors', 'jobs'] as const
const faults = ['unreachable', 'pending', 'full', 'read-only', 'lost', 'short', 'late'] as const

const check = z.union([
  z.object({ status: z.literal('ok') }),
  z.object({ status: z.literal('failed'), reason: z.enum(faults) }),
])

/** What is checked, each by itself; one that could not be checked is left out. */
const readiness = z.object({
  status: z.enum(['ok', 'failed']),
  checks: z.partialRecord(z.enum(checkNames), check),
})

export type Readiness = z.infer<typeof readiness>

export const ready = endpoint({
  method: 'GET',
  path: 'ready',
  summary:
    'Check database, migrations, disk, open files and connections (descriptors), and jobs; 503 unless all but the jobs are as they must be',
  access: 'public',
  response: readiness,
  errors: ['unavailable'],
})

/** Receives browser reports about violations of the page policy (`report-to csp`). */
export const policyReports = endpoint({
  method: 'POST',
  path: 'csp-reports',
  summary: 'Receive content security policy reports from browsers',
  access: 'public',
  body: z.union([z.array(z.looseObject({})).max(20), z.looseObject({})]),
  response: z.literal('Success'),
  format: 'text',
  limit: 'report',
})
