import { endpoint, type InputOf } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { pairOf } from '@/lib/bilingual/fields'
import { z } from 'zod'
import { plan, planAnswers, tickable } from '../contract'
import { taskLimit, taskWrite, titleLength } from '../tasks/contract'

const [product, market] = [z.string().regex(/^\d{6}$/), z.string().regex(/^[A-Z]{2}$/)]

/** A task as a page or the browser of a visitor gives it. */
const addedTask = taskWrite.extend({
  ...pairOf('title', 'lower', () => typedLine(titleLength).default('')),
  done: z.boolean().default(false),
  pair: z.object({ product, market }).nullable().default(null),
  /** The step that ends the task once it is done for this product in this market. */
  step: z.literal('origin').nullable().default(null),
})

export type AddedTask = z.output<typeof addedTask>

const { products, markets, stage } = planAnswers.shape

export const addToMyPlan = endpoint({
  method: 'POST',
  path: 'my-export-plan/additions',
  summary: 'Add products, markets, ticks and tasks to the caller’s export plan; what it has stays',
  access: 'user',
  body: z.object({
    products: products.default([]),
    markets: markets.default([]),
    stage: stage.default(null),
    ticks: z.array(tickable).max(20).default([]),
    tasks: z.array(addedTask).max(taskLimit).default([]),
  }),
  errors: ['conflict'],
  response: plan,
  tags: ['export-plan'],
})

/** What a page or a browser adds to the caller’s plan. */
export type Additions = InputOf<typeof addToMyPlan>['body']
