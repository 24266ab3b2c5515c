import { Problem } from '@/lib/api/problem'
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFormSending } from './use-form-sending'

interface Ship {
  name: string
}

afterEach(() => vi.useRealTimers())

function shipForm(onConflict?: (conflict: unknown) => void) {
  const onLoggedOut = vi.fn()
  const { result } = renderHook(() => {
    const form = useForm<Ship>({ defaultValues: { name: 'Petra' } })
    const sending = useFormSending<Ship>({
      form,
      fieldOf: (name) => (name === 'ship_name' ? 'name' : undefined),
      success: { shownMs: 1_000, redirectMs: 5_000, href: '#sent' },
      onLoggedOut,
      ...(onConflict && { onConflict }),
    })
    return { form, sending }
  })
  const send = (work: () => Promise<unknown>, onSent = () => {}) =>
    act(() => result.current.sending.send(work, onSent))
  return { result, send, onLoggedOut }
}

const refuses = (problem: unknown) => () => Promise.reject(problem)
const conflict = new Problem('conflict', { fields: { version: ['3'], changed_by: ['Rana'] } })

describe('sending a form', () => {
  it('continues with what follows once it is sent', async () => {
    const { send } = shipForm()
    const onSent = vi.fn()
    await send(() => Promise.resolve('Success'), onSent)
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('asks for the login when the session has ended, and stays open', async () => {
    const { result, send, onLoggedOut } = shipForm()
    await send(refuses(new Problem('unauthenticated')))
    expect(onLoggedOut).toHaveBeenCalledOnce()
    expect(result.current.sending.stage).toBe('editing')
  })

  it('shows an error of the server at its field', async () => {
    const { result, send } = shipForm()
    await send(refuses(new Problem('invalid', { fields: { ship_name: ['Required.'] } })))
    expect(result.current.sending.stage).toBe('incomplete')
    expect(result.current.form.getFieldState('name').error?.message).toBe('required')
  })

  it('fails for an error at no field of its own, and for one that nobody foresaw', async () => {
    const { result, send } = shipForm()
    const unknown = new Problem('invalid', { fields: { other: ['Required.'] } })
    await send(refuses(unknown))
    expect([result.current.sending.stage, result.current.sending.failure]).toEqual([
      'failed',
      unknown,
    ])
    await send(refuses(new Error('offline')))
    expect([result.current.sending.stage, result.current.sending.failure]).toEqual(['failed', null])
  })

  it('hands an edit conflict to a form that shows it; for any other form it is a failure', async () => {
    const onConflict = vi.fn()
    const shown = shipForm(onConflict)
    await shown.send(refuses(conflict))
    expect(onConflict).toHaveBeenCalledWith({ version: 3, at: '', by: 'Rana' }, conflict)
    expect(shown.result.current.sending.stage).toBe('sending')
    const other = shipForm()
    await other.send(refuses(conflict))
    expect(other.result.current.sending.stage).toBe('failed')
  })

  it('shows the success, then leaves', async () => {
    vi.useFakeTimers()
    const { result } = shipForm()
    act(() => result.current.sending.setStage('saved'))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(result.current.sending.stage).toBe('done')
    expect(window.location.hash).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(window.location.hash).toBe('#sent')
    window.history.replaceState(null, '', '/')
  })
})
