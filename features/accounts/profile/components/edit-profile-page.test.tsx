import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../contract'
import { changeDetails, changeLanguage } from '../contract'
import { EditProfilePage } from './edit-profile-page'

let sent: unknown[]
let answer: () => Promise<unknown>

beforeEach(() => {
  sent = []
  answer = () => Promise.resolve('Success')
  answerCalls((endpoint, input) => {
    sent.push([endpoint.path, input])
    return answer()
  })
})

const show = (given: Partial<User>, locale: Locale = 'en') =>
  renderIn(
    <EditProfilePage
      locale={locale}
      person={userWith(given)}
      countries={[{ value: '400', text: locale === 'en' ? 'Jordan' : 'الأردن' }]}
    />,
    { locale },
  )

const languages = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the language in the profile', () => {
  it('is that of emails for members, each named in itself', () => {
    show({ locale: 'en' })
    const list = languages('Email language')
    expect(list).toHaveValue('en')
    expect(list).toHaveAccessibleName(expect.not.stringContaining('back office'))
    const arabic = within(list).getByRole('option', { name: 'العربية' })
    expect(arabic).toHaveAttribute('lang', 'ar')
  })

  it('is that of emails and back office for staff, in Arabic too', () => {
    show({ locale: 'ar', staff_roles: ['officer'] }, 'ar')
    expect(languages('لغة رسائل البريد الإلكتروني وإدارة البوابة')).toHaveValue('ar')
  })

  it('shows Arabic where none was chosen', () => {
    show({ locale: null })
    expect(languages('Email language')).toHaveValue('ar')
  })

  it('is saved without a picture, and the form says so', async () => {
    show({ locale: 'ar', avatar_img: null })
    await userEvent.selectOptions(languages('Email language'), 'English')
    await press('Save language')
    expect(await screen.findByText('Your language has been saved.')).toBeInTheDocument()
    expect(sent).toEqual([[changeLanguage.path, { body: { locale: 'en' } }]])
  })

  it('names what is missing where none is picked, and what failed', async () => {
    show({ locale: 'ar' })
    await userEvent.selectOptions(languages('Email language'), '')
    await press('Save language')
    await waitFor(() =>
      expect(languages('Email language')).toHaveAccessibleDescription('Choose a language'),
    )
    expect(sent).toEqual([])
    answer = () => Promise.reject(new Problem('unavailable'))
    await userEvent.selectOptions(languages('Email language'), 'English')
    await press('Save language')
    const part = within(screen.getByRole('region', { name: 'Language' }))
    expect(await part.findByRole('alert')).toHaveTextContent(/try again/i)
  })

  it('is not offered where an existing provider has no languages of accounts', () => {
    answerCalls(answer, (endpoint) => endpoint === changeLanguage || endpoint === changeDetails)
    show({ locale: null })
    expect(screen.getByRole('button', { name: 'Save profile' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the details in the profile', () => {
  const field = (name: string) => screen.getByRole('textbox', { name })

  it('are a telephone number, a job title and a country, saved by themselves', async () => {
    show({ phone: '0790000000', job_title: '', country_id: null, avatar_img: null })
    expect(field('Phone')).toHaveValue('0790000000')
    await userEvent.type(field('Job title'), 'Owner')
    await userEvent.selectOptions(languages('Country you work from'), 'Jordan')
    await press('Save details')
    expect(await screen.findByText('Your details have been saved.')).toBeInTheDocument()
    const body = { phone: '0790000000', job_title: 'Owner', country_id: '400' }
    expect(sent).toEqual([[changeDetails.path, { body }]])
  })

  it('say in Arabic what is wrong with a telephone number', async () => {
    show({ phone: '12' }, 'ar')
    await press('حفظ البيانات')
    await waitFor(() => expect(field('رقم الهاتف')).toHaveAccessibleDescription(/7 أرقام إلى 15/))
    expect(sent).toEqual([])
  })
})
