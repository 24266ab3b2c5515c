import { answerCalls } from '@/tests/support/test-transport'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { answerToLink, changeAddress, formByLink, readByLink, signedLink } from './link-calls'
import { Problem } from './problem'

const question = endpoint({
  ...readByLink,
  path: 'questions/{id}/{signature}',
  summary: 'Get the question of a link',
  params: signedLink,
  response: z.object({ text: z.string() }),
})
const answer = endpoint({
  ...formByLink,
  path: 'questions/{id}/{signature}/answer',
  summary: 'Answer the question of a link',
  params: signedLink,
})
const signature = 'x'.repeat(43)

let read: object[]

beforeEach(() => {
  read = []
  answerCalls((_endpoint, input) => {
    read.push(input)
    return Promise.resolve({ text: 'Did it work?' })
  })
})

describe('what the portal answers to a link', () => {
  it('comes with the parameters, out of the segments of the address', async () => {
    const segments = { locale: 'ar', id: '7', signature }
    const link = { id: 7, signature }
    expect(await answerToLink(question, segments)).toEqual({
      link,
      found: { text: 'Did it work?' },
    })
    expect(read).toEqual([{ params: link }])
  })

  it.each([
    ['a signature that was cut', { id: '7', signature: signature.slice(1) }],
    ['a signature with other signs', { id: '7', signature: `${signature.slice(1)}%` }],
    ['a letter in place of the number', { id: 'x', signature }],
    ['a number that no record has', { id: '2147483648', signature }],
  ])('is nothing for %s, without a call', async (_, segments) => {
    expect(await answerToLink(question, segments)).toBeNull()
    expect(read).toEqual([])
  })

  it('is nothing where the portal did not sign the link', async () => {
    answerCalls(() => Promise.reject(new Problem('not_found')))
    expect(await answerToLink(question, { id: '7', signature })).toBeNull()
  })

  it('is a failure where the portal does not answer', async () => {
    answerCalls(() => Promise.reject(new Problem('unavailable')))
    await expect(answerToLink(question, { id: '7', signature })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})

it('names a change by its address, and the language to which a form returns', () => {
  const link = { id: 7, signature }
  expect(changeAddress(answer, link)).toBe(`/api/questions/7/${signature}/answer`)
  expect(changeAddress(answer, link, 'ar')).toBe(`/api/questions/7/${signature}/answer?back=ar`)
})
