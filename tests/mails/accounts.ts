import {
  newDeviceMail,
  noticeMail,
  resetMail,
  staffInvitationMail,
  verificationMail,
} from '@/features/accounts/server/account-mails'
import { routes } from '@/lib/routing/routes'
import { mailExamples } from './example'

const support = 'support@portal.example'
const path = routes.resetPassword('token', 'rana@portal.example')
const login = { at: '2026-11-30T08:15:00.000Z', support }

export const accountMails = [
  ...mailExamples(resetMail, { 'a new password': { path } }),
  ...mailExamples(
    staffInvitationMail,
    { 'to an address that nobody confirmed': { path } },
    { isConfirmed: false },
  ),
  ...mailExamples(
    verificationMail,
    { 'to an address that nobody confirmed': { path: routes.verifyEmail('token') } },
    { isConfirmed: false },
  ),
  ...mailExamples(noticeMail, {
    'another password': { about: 'password', support },
    'another address is to be confirmed': { about: 'email', support },
    'the account is deleted': { about: 'deletion', support },
  }),
  ...mailExamples(newDeviceMail, {
    'a common browser': { ...login, device: { browser: 'Firefox', system: 'Windows' } },
    'a program that the portal does not recognise': { ...login, device: null },
  }),
]
