import { afterEach, describe, expect, it } from 'vitest'
import { forgetPerson } from './forget-person'

const ofAPerson = [
  'draft:company',
  'enquiry-buyers',
  'draft:enquiry-message-7',
  'recent-searches',
  'return-path',
  'feedback-12',
]

const fill = () => {
  const names = [...ofAPerson, 'locale', 'consent', 'scheme']
  for (const name of names) window.localStorage.setItem(name, 'x')
}

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  window.localStorage.clear()
  delete document.documentElement.dataset.signedIn
})

describe('a person who logged out', () => {
  it('leaves nothing in the browser but its language, its colours and the choice about visit statistics', () => {
    document.documentElement.dataset.signedIn = 'yes'
    fill()
    forgetPerson()
    expect(Object.keys(window.localStorage).toSorted()).toEqual(['consent', 'locale', 'scheme'])
    expect(document.documentElement.dataset.signedIn).toBe('no')
  })

  it('leaves no draft that a form saves when its page closes', () => {
    const keep = () => window.localStorage.setItem('enquiry-buyers', 'typed last')
    window.addEventListener('pagehide', keep)
    forgetPerson()
    window.dispatchEvent(new Event('pagehide'))
    window.removeEventListener('pagehide', keep)
    expect(window.localStorage).toHaveLength(0)
  })

  it('is forgotten once: data saved for the next person stays', () => {
    forgetPerson()
    window.dispatchEvent(new Event('pagehide'))
    fill()
    window.dispatchEvent(new Event('pagehide'))
    expect(window.localStorage).toHaveLength(ofAPerson.length + 3)
  })
})
