import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

const alive = z.object({ status: z.literal('ok') })

export const health = endpoint({
  method: 'GET',
  path: 'health',
  summary: 'Check that the process is running',
  access: 'public',
  response: alive,
})

export const ready = endpoint({
  method: 'GET',
  path: 'ready',
  summary: 'Check that the portal can serve requests and reach its database',
  access: 'public',
  response: alive,
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
