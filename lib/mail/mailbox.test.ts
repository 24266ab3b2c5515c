import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox'

describe('the mailbox of an address', () => {
  it.each([
    ['Anna@Import.example', 'anna@import.example'],
    ['anna+offers@import.example', 'anna@import.example'],
    [' anna@import.example ', 'anna@import.example'],
    ['a.n.n.a@gmail.com', 'anna@gmail.com'],
    ['a.nna+x@googlemail.com', 'anna@gmail.com'],
    ['ａnna@import.example', 'anna@import.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })

  it('differs for dots where the provider reads them', () => {
    expect(mailboxOf('an.na@import.example')).not.toBe(mailboxOf('anna@import.example'))
  })
})
