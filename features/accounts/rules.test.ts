import { english } from '@/messages/en'
import { describe, expect, it } from 'vitest'
import { forgetForm, loginForm, newPasswordForm } from './contract'
import { confirmSecondFactor } from './enrolment/contract'
import { accountRuleTexts, registrationForm } from './rules'

const person = {
  name: 'Salma',
  phone: '+962 79-000 0000',
  email: 'salma@portal.example',
  password: 'long enough',
  password_confirmation: 'long enough',
  agreements: true,
}

function refusals(given: Partial<Record<keyof typeof person, unknown>>) {
  const parsed = registrationForm.safeParse({ ...person, ...given })
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('registration', () => {
  it('accepts a complete form, and removes spaces and dashes from the phone', () => {
    expect(registrationForm.parse(person)).toMatchObject({ phone: '+962790000000' })
  })

  it('names the one rule a field breaks', () => {
    expect(refusals({ name: ' ' })).toEqual([['name', 'required']])
    expect(refusals({ name: 'x'.repeat(21) })).toEqual([['name', 'counter']])
    expect(refusals({ email: 'salma@' })).toEqual([['email', 'email']])
    expect(refusals({ phone: '12345' })).toEqual([['phone', 'phone']])
    expect(refusals({ agreements: false })).toEqual([['agreements', 'you_must']])
    expect(refusals({ password: 'short', password_confirmation: 'short' })).toEqual([
      ['password', 'min'],
    ])
  })

  it('compares the passwords even when other fields are wrong', () => {
    expect(refusals({ name: '', password_confirmation: 'another one' })).toEqual([
      ['name', 'required'],
      ['password_confirmation', 'confirmation'],
    ])
  })
})

describe('logging in', () => {
  it('requires an address and a password of eight characters', () => {
    const parsed = loginForm.safeParse({ email: '', password: '' })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['required', 'required'])
    expect(loginForm.safeParse({ email: 'a@b.example', password: '1234567' }).success).toBe(false)
    expect(loginForm.safeParse({ email: 'a@b.example', password: '12345678' }).success).toBe(true)
  })
})

describe('the code of an authenticator', () => {
  it('is read in the digits of either script', () => {
    const credentials = { email: 'a@b.example', password: '12345678' }
    expect(loginForm.parse({ ...credentials, code: ' ١٢٣ ٤٥٦ ' }).code).toBe('123 456')
    expect(confirmSecondFactor.body.parse({ code: '۱۲۳۴۵۶' })).toEqual({ code: '123456' })
  })
})

describe('the texts of account forms', () => {
  const texts = accountRuleTexts(english.rules)
  const long = 'x'.repeat(150)
  const wrong = [
    { name: ' ' },
    { name: long },
    { phone: 'none' },
    { email: 'salma@' },
    { password: 'short', password_confirmation: 'short' },
    { password: long, password_confirmation: long },
    { password_confirmation: 'another one' },
    { agreements: false },
  ]

  it('hold each rule that the input of a form can break', () => {
    const broken = [registrationForm, loginForm, forgetForm, newPasswordForm].flatMap((form) =>
      wrong.flatMap((input) =>
        (form.safeParse({ ...person, ...input }).error?.issues ?? []).map(({ message }) => message),
      ),
    )
    expect(new Set(broken).size).toBe(8)
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(broken))
  })

  it('leave out the rules of files and products', () => {
    expect(Object.keys(texts)).not.toContain('pdf')
    expect(Object.keys(texts)).not.toContain('gtin')
  })
})
