import { english } from '@/messages/en'
import { books, named, send, showForm, type, mockEnquiryCalls } from '@/tests/support/enquiry-form'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const calls = mockEnquiryCalls()

/**
 * The fields in the error summary of an empty form, in its order, by the keys of their texts; the
 * terms are the last.
 */
const needed = {
  general: ['name', 'job_title', 'company', 'phone', 'industry', 'targetCountry', 'description'],
  matchmaking: [
    'name',
    'job_title',
    'company',
    'phone',
    'type_of_client',
    'industry',
    'targetCountry',
    'description',
  ],
  barriers: [
    'company',
    'contactName',
    'positions',
    'cityPhone',
    'phone2',
    'barriers',
    'industry',
    'barrierCountry',
    'barrierDescription',
  ],
  institution: ['name', 'job_title', 'company', 'phone', 'industry', 'country', 'description'],
  other: ['name', 'job_title', 'company', 'phone', 'description'],
} as const

describe.each(['en', 'ar'] as const)('an empty form (%s)', (locale) => {
  const { enquiryForms: texts, modals, rules } = books[locale]

  it.each(['general', 'matchmaking', 'barriers', 'institution', 'other'] as const)(
    'of the kind %s lists what to enter in each field it cannot be sent without',
    async (kind) => {
      showForm(kind, locale)
      send(locale)
      const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
      const lines = within(dialog).getAllByRole('listitem')
      expect(lines.map((line) => line.textContent)).toEqual([
        ...needed[kind].map(
          (field) => `${texts.fields[field]}${rules.required} ${texts.required[field]}`,
        ),
        `${texts.fields.agreements}${rules.you_must} ${texts.required.agreements}`,
      ])
      expect(calls.sent).toEqual([])
    },
  )

  it('with an invalid phone and text shows their rules', async () => {
    showForm('barriers', locale)
    type('phone', '12345')
    type('phone2', 'abc')
    type('email', 'nobody')
    send(locale)
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    for (const line of [
      texts.fields.cityPhone + rules.phone,
      texts.fields.phone2 + rules.phone,
      texts.fields.contactEmail + rules.email,
    ]) {
      expect(
        within(dialog).getByText(
          (_, element) => element?.textContent === line && element.tagName === 'LI',
        ),
      ).toBeInTheDocument()
    }
  })
})

describe('the form', () => {
  it.each([
    ['matchmaking', 'type_of_client'],
    ['barriers', 'barriers'],
    ['barriers', 'phone2'],
  ] as const)('of the kind %s has the fields %s', (kind, field) => {
    showForm(kind)
    expect(named(field)).toBeRequired()
  })

  it('of an institution has an optional name of the person', () => {
    showForm('institution')
    expect(named('institution')).not.toBeRequired()
    expect(named('institution')).toHaveAccessibleDescription(english.enquiryForms.help.institution)
  })

  it('has a name, and hides the honeypot field from people', () => {
    showForm()
    expect(screen.getByRole('form', { name: 'Form' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: english.enquiryForms.hidden })).toBeNull()
    expect(named('website')).toHaveAttribute('tabindex', '-1')
  })

  it('counts the characters of the description', () => {
    showForm()
    type('description', 'Hello')
    expect(named('description')).toHaveAccessibleDescription('5 of 5,000 characters')
  })
})
