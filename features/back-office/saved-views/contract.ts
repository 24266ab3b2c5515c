import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'

/** The most views that a person saves for one list. */
export const maxViews = 12

/** The longest name of a view: it is a button. */
export const maxViewName = 40

const list = z.string().regex(/^[a-z][a-z/-]{0,60}$/)

const views = z
  .array(
    z.object({
      name: typedLine(maxViewName).pipe(z.string().min(1, 'required')),
      /** The query of the list's address. */
      query: z.string().regex(/^\?/).max(2_000),
    }),
  )
  .max(maxViews)

export type SavedView = z.infer<typeof views>[number]

export const mySavedViews = endpoint({
  method: 'GET',
  path: 'my-work/views',
  summary: 'List the views of a work list that the caller has saved',
  access: 'user',
  query: z.object({ list }),
  response: views,
})

export const saveViews = endpoint({
  method: 'POST',
  path: 'my-work/views',
  summary: 'Replace the views of a work list that the caller has saved',
  access: 'user',
  body: z.object({ list, views }),
  response: views,
})
