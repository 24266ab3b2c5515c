import { endpoint } from '@/lib/api/endpoint'
import { searchLength } from '@/lib/api/list-state'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'
import { searchTypes } from '../kinds/contract'

/** How welcome a record is as a result: of some use, a right answer, exactly this. */
export const gradeValues = [1, 2, 3] as const

/** The number of judgements that are listed, and of records that one grades. */
export const judgementLimits = { listed: 1_000, grades: 50 } as const

const recordKey = z
  .string()
  .regex(/^[a-z]+:\d+$/)
  .refine((key) => searchTypes.some((type) => key.startsWith(`${type}:`)))

const judgementWrite = z.object({
  query: typedLine(searchLength).refine((query) => query !== '', 'empty'),
  /** The grades by record, as `type:id`; without any, no record of the portal answers. */
  grades: z
    .record(recordKey, z.literal(gradeValues))
    .refine((grades) => Object.keys(grades).length <= judgementLimits.grades, 'many'),
})

export type JudgementWrite = z.output<typeof judgementWrite>

const judgement = judgementWrite.extend({
  id: z.int().positive(),
  updated_at: z.iso.datetime({ offset: true }),
})

export type SearchJudgement = z.infer<typeof judgement>

const staff = { access: 'staff:data', path: 'admin/search-judgements' } as const

export const judgementList = endpoint({
  ...staff,
  method: 'GET',
  summary: 'List judged searches, the last changed first',
  response: z.array(judgement),
})

export const judgementSave = endpoint({
  ...staff,
  method: 'PUT',
  summary: 'Save the grades of the results of a search, instead of earlier ones',
  body: judgementWrite,
  response: judgement,
})

export const judgementDelete = endpoint({
  ...staff,
  path: 'admin/search-judgements/{id}',
  method: 'DELETE',
  summary: 'Delete a judged search',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})

export const judgementFile = endpoint({
  ...staff,
  path: 'admin/search-judgements-file',
  method: 'GET',
  summary: 'Get all judged searches as the text of a CSV file, a graded record a line',
  response: z.object({ file_name: z.string(), content: z.string() }),
})
