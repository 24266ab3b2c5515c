import { endpointKey } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SecondFactorStatus } from '../contract'
import { SecondFactorPart } from './second-factor-part'

const texts = english.security.secondFactor
const off: SecondFactorStatus = { is_on: false, is_required: false, recovery_codes_left: 0 }
const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Portal:hala?secret=JBSWY3DPEHPK3PXP&issuer=Portal',
}

const show = (status: SecondFactorStatus) =>
  renderIn(<SecondFactorPart locale="en" status={status} />)

function answer(answers: Record<string, () => unknown>) {
  answerCalls(async (endpoint) => answers[endpointKey(endpoint)]?.())
}

it('is set up with the password, a picture and a code, and shows the recovery codes once', async () => {
  const confirmations = [
    () => {
      throw new Problem('invalid', { fields: { code: ['code'] } })
    },
    () => ({ recovery_codes: ['AAAA-BBBB', 'CCCC-DDDD'] }),
  ]
  answer({
    'POST second-factor/begin': () => secret,
    'POST second-factor/confirm': () => confirmations.shift()?.(),
  })
  show(off)
  await userEvent.type(screen.getByLabelText(/^Current password/), 'olive harvest')
  await userEvent.click(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: texts.picture })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await userEvent.type(screen.getByLabelText(new RegExp(`^${texts.code}`)), '111111')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText(english.rules.code)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('AAAA-BBBB')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: texts.recovery.kept }))
  expect(screen.queryByText('AAAA-BBBB')).toBeNull()
  expect(screen.getByText(/2 recovery codes are left/)).toBeVisible()
})

it('is announced as required, and then cannot be turned off', () => {
  show({ ...off, is_required: true })
  expect(screen.getByText(texts.required)).toBeVisible()
  renderIn(
    <SecondFactorPart
      locale="en"
      status={{ is_on: true, is_required: true, recovery_codes_left: 1 }}
    />,
  )
  expect(screen.getByText(/1 recovery code is left/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
})

it('is turned off with password and code when it is not required', async () => {
  answer({ 'POST second-factor/end': () => 'Success' })
  show({ is_on: true, is_required: false, recovery_codes_left: 3 })
  const [, password] = screen.getAllByLabelText(/^Current password/)
  const [, code] = screen.getAllByLabelText(new RegExp(`^${texts.code}`))
  if (!password || !code) throw new Error('the form is not there')
  await userEvent.type(password, 'olive harvest')
  await userEvent.type(code, '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText(texts.end.success)).toBeVisible()
})
