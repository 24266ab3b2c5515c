import { Problem } from '@/lib/api/problem'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCall } from './use-call'

function call() {
  const { result } = renderHook(useCall)
  const run = (work: () => Promise<unknown>, onFailed?: (problem: Problem) => void) =>
    act(() => result.current.run(work, onFailed))
  return { result, run }
}

it('says that work was done', async () => {
  const { result, run } = call()
  expect(await run(() => Promise.resolve())).toBe(true)
  expect([result.current.stage, result.current.failure]).toEqual(['done', null])
})

it('does nothing while other work runs', async () => {
  const { result, run } = call()
  let arrive = () => {}
  await act(async () => {
    void result.current.run(() => new Promise<void>((resolve) => (arrive = resolve)))
  })
  const second = vi.fn()
  expect(await run(second)).toBe(false)
  expect(second).not.toHaveBeenCalled()
  expect(result.current.isSending).toBe(true)
  await act(async () => arrive())
  expect([result.current.isSending, result.current.stage]).toEqual([false, 'done'])
})

it('says why work failed; what brought no answer is that the portal cannot be reached', async () => {
  const { result, run } = call()
  const codes: string[] = []
  const note = ({ code }: Problem) => codes.push(code)
  expect(await run(() => Promise.reject(new Problem('conflict')), note)).toBe(false)
  expect(await run(() => Promise.reject(new Error('offline')), note)).toBe(false)
  expect(codes).toEqual(['conflict', 'unavailable'])
  expect([result.current.stage, result.current.failure?.code]).toEqual(['failed', 'unavailable'])
})
