import { Problem, problemCodes } from '@/lib/api/problem'
import { recordOf } from '@/lib/api/records'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, saveDraft } from './draft'
import { failureText, fieldIn } from './failure'
import { ruleResolver } from './rule-resolver'
import { nobody, useDraft } from './use-draft'
import { useSubmission, type Sending } from './use-submission'

interface Ship {
  name: string
}

const empty: Ship = { name: '' }

// A form that ends with its test stores what was typed last.
beforeEach(() => window.localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
})

type Deliver = (ship: Ship, sending: Sending) => Promise<unknown>
type Given = Omit<Partial<Parameters<typeof useSubmission<Ship, Ship, unknown, object>>[0]>, 'form'>

function shipForm(deliver: Deliver, given: Given = {}) {
  const { result } = renderHook(() => {
    const draft = useDraft({
      place: 'ship',
      owner: nobody,
      read: (found) => ('name' in found ? { name: String(found.name) } : null),
    })
    const form = useForm<Ship>({
      resolver: ruleResolver(({ name }) => (name === '' ? [['name', 'required']] : [])),
      defaultValues: draft.restored ?? { name: 'Petra' },
    })
    const submission = useSubmission<Ship, Ship, unknown, object>({
      form,
      draft,
      contentOf: (ship) => ship,
      fieldOf: (name) => (name === 'ship_name' ? 'name' : undefined),
      deliver,
      ...given,
    })
    return { form, draft, ...submission }
  })
  return {
    result,
    submit: () => act(() => result.current.submit()),
    /** Sends the form, and does not wait for its answer. */
    begin: () => act(async () => void result.current.submit()),
  }
}

const refuses = (problem: unknown) => () => Promise.reject(problem)
const conflict = new Problem('conflict', { fields: { version: ['3'], changed_by: ['Rana'] } })
const invalid = (field: string) => new Problem('invalid', { fields: { [field]: ['Required.'] } })

describe('sending a form', () => {
  it('makes the call with the values, then does what follows', async () => {
    const deliver = vi.fn(() => Promise.resolve('Success'))
    const onSent = vi.fn()
    const { result, submit } = shipForm(deliver, { onSent })
    await submit()
    expect(deliver).toHaveBeenCalledExactlyOnceWith(
      { name: 'Petra' },
      expect.objectContaining({ captcha: null, seen: null }),
    )
    expect(onSent.mock.calls[0]?.slice(0, 2)).toEqual(['Success', { name: 'Petra' }])
    expect(result.current.stage).toBe('saved')
  })

  it('makes one call, however often the form is sent while it runs', async () => {
    let arrive = () => {}
    const deliver = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    const { result, begin } = shipForm(deliver)
    await begin()
    await begin()
    expect(result.current.isSending).toBe(true)
    await act(async () => arrive())
    expect(deliver).toHaveBeenCalledOnce()
  })

  it('makes no call for a form that is incomplete, and names what is missing', async () => {
    const deliver = vi.fn()
    const { result, submit } = shipForm(deliver)
    act(() => result.current.form.setValue('name', ''))
    await submit()
    expect([result.current.stage, deliver.mock.calls.length]).toEqual(['incomplete', 0])
    expect(result.current.form.getFieldState('name').error?.message).toBe('required')
  })

  it('asks for the login when the session has ended, and stays open', async () => {
    const onLoggedOut = vi.fn()
    const { result, submit } = shipForm(refuses(new Problem('unauthenticated')), { onLoggedOut })
    await submit()
    expect(onLoggedOut).toHaveBeenCalledOnce()
    expect(result.current.stage).toBe('editing')
  })

  it('shows an error of the server at its field', async () => {
    const { result, submit } = shipForm(refuses(invalid('ship_name')))
    await submit()
    expect(result.current.stage).toBe('incomplete')
    expect(result.current.form.getFieldState('name').error?.message).toBe('required')
  })

  it('moves to the first field that the server refuses', async () => {
    function ShipForm() {
      const form = useForm({ defaultValues: { flag: '', name: 'Petra' } })
      const { submit } = useSubmission({
        form,
        fieldOf: fieldIn({ flag: '', name: '' }),
        deliver: refuses(invalid('name')),
      })
      return (
        <form onSubmit={(event) => void submit(event)}>
          <input aria-label="Flag" {...form.register('flag')} />
          <input aria-label="Name" {...form.register('name')} />
          <button>Send</button>
        </form>
      )
    }
    render(<ShipForm />)
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('fails for an error at no field of its own, and for one that nobody foresaw', async () => {
    const unknown = shipForm(refuses(invalid('other')))
    await unknown.submit()
    expect(unknown.result.current.stage).toBe('failed')
    expect(unknown.result.current.failure?.fields).toEqual({ other: ['Required.'] })
    const offline = shipForm(refuses(new Error('offline')))
    await offline.submit()
    expect([offline.result.current.stage, offline.result.current.failure]).toEqual(['failed', null])
  })

  it('shows the other version after an edit conflict, and sends over it', async () => {
    const deliver = vi.fn<Deliver>(refuses(conflict))
    const { result, submit } = shipForm(deliver, {
      theirs: () => Promise.resolve({ ship: 'Amira' }),
    })
    await submit()
    expect(result.current.stage).toBe('conflict')
    expect(result.current.conflict).toEqual({ version: 3, at: '', by: 'Rana', ship: 'Amira' })
    deliver.mockResolvedValueOnce('Success')
    await submit()
    expect(deliver.mock.lastCall?.[1].seen).toBe(3)
    expect([result.current.stage, result.current.conflict]).toEqual(['saved', null])
  })

  it('fails for an edit conflict in a form that shows none, or without the other version', async () => {
    const other = shipForm(refuses(conflict))
    await other.submit()
    const gone = shipForm(refuses(conflict), { theirs: () => Promise.resolve(null) })
    await gone.submit()
    expect([other.result.current.stage, gone.result.current.stage]).toEqual(['failed', 'failed'])
  })

  it('goes on as it was after its upload was cancelled', async () => {
    const onCancelled = vi.fn()
    const { result, begin } = shipForm(
      (_, { uploading }) =>
        new Promise((_resolve, reject) =>
          uploading.signal.addEventListener('abort', () => reject(new Error('cancelled'))),
        ),
      { onCancelled },
    )
    await begin()
    await act(async () => result.current.cancel())
    expect(onCancelled).toHaveBeenCalledOnce()
    expect([result.current.stage, result.current.failure]).toEqual(['editing', null])
  })

  it('shows the success, then leaves', async () => {
    vi.useFakeTimers()
    const success = { shownMs: 1_000, redirectMs: 5_000, href: '#sent' }
    const { result, submit } = shipForm(() => Promise.resolve(), { success })
    await submit()
    expect(result.current.stage).toBe('saved')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(result.current.stage).toBe('done')
    expect(window.location.hash).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(window.location.hash).toBe('#sent')
    window.history.replaceState(null, '', '/')
  })
})

describe('the key and the draft of a form', () => {
  it('stay the same for the same content after a lost network, and change with it', async () => {
    const keys: string[] = []
    const { result, submit } = shipForm((_, { key }) => {
      keys.push(key)
      return Promise.reject(new Error('offline'))
    })
    await submit()
    await submit()
    act(() => result.current.form.setValue('name', 'Amira'))
    await submit()
    expect(new Set(keys)).toEqual(new Set([keys[0], keys[2]]))
    expect(keys[1]).toBe(keys[0])
  })

  it('are found again after a reload', async () => {
    const keys: string[] = []
    const lost: Deliver = (_, { key }) => {
      keys.push(key)
      return Promise.reject(new Error('offline'))
    }
    await shipForm(lost).submit()
    await shipForm(lost).submit()
    expect(keys[1]).toBe(keys[0])
  })

  it('end with the answer, and a form that goes on has another key for the same content', async () => {
    const keys: string[] = []
    const { result, submit } = shipForm(
      (_, { key }) => {
        keys.push(key)
        return Promise.resolve()
      },
      { onSent: () => 'changed' },
    )
    await submit()
    expect([result.current.stage, readDraft('ship', nobody)]).toEqual(['changed', null])
    await submit()
    expect(keys[1]).not.toBe(keys[0])
  })

  it('end with the form that is cleared, which holds what it is given', async () => {
    saveDraft('ship', nobody, { name: 'Amira' })
    const { result, submit } = shipForm(refuses(new Problem('internal')))
    expect(result.current.draft.restored).toEqual({ name: 'Amira' })
    await submit()
    act(() => result.current.clear(empty))
    expect(result.current.form.getValues()).toEqual(empty)
    expect([result.current.stage, result.current.failure]).toEqual(['editing', null])
    expect([result.current.draft.restored, readDraft('ship', nobody)]).toEqual([null, null])
  })
})

describe('what is written above a button', () => {
  const problems = recordOf(problemCodes, (code) => `Because of ${code}.`)
  const incomplete = 'Something is missing.'
  const texts = { incomplete, failed: 'Not sent.', wait: { other: '{n} minutes' }, problems }
  const textOf = (stage: 'editing' | 'incomplete' | 'failed', failure: Problem | null) =>
    failureText({ stage, failure }, texts, 'en')

  it('says what is missing, how long to wait, or why the portal refused', () => {
    expect(textOf('editing', null)).toBeUndefined()
    expect(textOf('incomplete', null)).toBe(incomplete)
    const held = new Problem('too_many_requests', { retryAfter: 61 })
    expect(textOf('failed', held)).toBe('2 minutes')
    expect(textOf('failed', new Problem('internal'))).toBe('Not sent. Because of internal.')
    expect(textOf('failed', null)).toBe('Not sent. Because of unavailable.')
  })
})
