import { describe, expect, it } from 'vitest'
import { askForAccount, onAccountRequest, type AccountRequest } from './account-request'

function heard() {
  const requests: AccountRequest[] = []
  return { requests, stop: onAccountRequest((request) => requests.push(request)) }
}

describe('a request for an account modal', () => {
  it('is answered once by the modals that come after it', () => {
    askForAccount('login')
    askForAccount('sign-up', { stay: true })
    const first = heard()
    expect(first.requests).toEqual([{ modal: 'sign-up', stay: true }])
    first.stop()
    expect(heard().requests).toEqual([])
  })

  it('is answered at once by the modals that are there, until they are left', () => {
    const { requests, stop } = heard()
    askForAccount('login')
    expect(requests).toEqual([{ modal: 'login', stay: false }])
    stop()
    askForAccount('login')
    expect(requests).toHaveLength(1)
  })
})
