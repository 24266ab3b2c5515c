import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'
import { plan, whose } from '../contract'

/** The most tasks of a plan. */
export const taskLimit = 100

/** The longest title of a task. */
export const titleLength = 200

const due = z.iso.date('date').nullable()

/** A task as it is written: what is to be done, and by which day if one is set. */
export const taskWrite = z.object({
  title: typedLine(titleLength).pipe(z.string().min(1, 'required')),
  due: z.preprocess((value) => (value === '' ? null : value), due),
})

const shared = {
  access: 'user',
  response: plan,
  tags: ['export-plan'],
  errors: ['not_found'],
} as const

export const addPlanTask = endpoint({
  ...shared,
  method: 'POST',
  path: 'my-export-plan/tasks',
  summary: 'Add a task to an export plan; the day before its date the person is reminded by mail',
  query: whose,
  body: taskWrite,
  errors: ['not_found', 'conflict'],
})

export const changePlanTask = endpoint({
  ...shared,
  method: 'PUT',
  path: 'my-export-plan/tasks/{id}',
  summary: 'Change the date of a task of an export plan, or whether it is done',
  params: idParams,
  body: z.object({ due, done: z.boolean() }),
})

export const deletePlanTask = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'my-export-plan/tasks/{id}',
  summary: 'Delete a task of an export plan',
  params: idParams,
})
