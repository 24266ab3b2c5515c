import { expect, it } from 'vitest'
import { concurrencyLimit } from './concurrency-limit'

it('runs as many calls at once as it allows, and the others in their order', async () => {
  const limited = concurrencyLimit('order', { atOnce: 2, waiting: 10 })
  const started: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, number) =>
    limited(async () => {
      started.push(number)
      await promise
      return number
    }),
  )
  expect(started).toEqual([0, 1])
  ends[1]?.resolve()
  await all[1]
  expect(started).toEqual([0, 1, 2])
  for (const end of ends) end.resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

it('continues after a failed call', async () => {
  const limited = concurrencyLimit('failure', { atOnce: 1, waiting: 10 })
  const failed = limited(() => Promise.reject(new Error('full')))
  const next = limited(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('full')
  expect(await next).toBe('done')
})

it('refuses a call when its queue is full', async () => {
  const limited = concurrencyLimit('refusal', { atOnce: 1, waiting: 1 })
  const end = Promise.withResolvers<void>()
  const first = limited(() => end.promise)
  const second = limited(() => Promise.resolve('second'))
  await expect(limited(() => Promise.resolve('third'))).rejects.toMatchObject({
    code: 'unavailable',
  })
  end.resolve()
  await first
  expect(await second).toBe('second')
})
