import { profileResults } from '@/lib/db/codes/companies'
import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { certificateLimit } from '../registration/contract'

/** A CSV file of a company's profile, which has one line. */
export const profileTableRule = { takes: 'table', below: 2_000_000 } as const

/** Files that the line names: the logo and new certificates. */
export const profileFilesRule = {
  takes: 'picture-or-pdf',
  below: 9_000_000,
  maxFiles: certificateLimit + 1,
} as const

const profileReport = z.object({
  result: z.enum(profileResults),
  is_saved: z.boolean(),
  /** The version of the company that the file was compared with. */
  version: z.int().positive(),
  /** The columns whose cells differ, as they are and as the file has them. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** A column, or a field that only the form has, and the rule that it breaks. */
  reasons: z.array(z.object({ field: z.string(), rule: z.string() })),
  /** Files that the line does not name. */
  unnamed: z.array(z.string()),
})

export type ProfileReport = z.infer<typeof profileReport>

export const importProfile = endpoint({
  method: 'POST',
  path: 'my-company-profile',
  summary: 'Check a CSV file of the caller’s company, or save what it changes as the form does',
  access: 'company',
  body: z.object({
    /** Nothing is saved unless this is `false`. */
    dry_run: z.enum(['true', 'false']).default('true'),
    /** The version of the report; one that is older than the record’s is a conflict. */
    version: z.coerce.number().int().positive().optional(),
  }),
  files: { file: profileTableRule, files: profileFilesRule },
  sending: 'company-import',
  response: profileReport,
  errors: ['conflict', 'not_found', 'too_large', 'unsupported_type'],
})
