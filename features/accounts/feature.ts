import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { clearLogins } from './server/data-retention'
import * as enrolmentContract from './enrolment/contract'
import {
  beginEnrolment,
  confirmEnrolment,
  endEnrolment,
  getSecondFactor,
  renewCodes,
} from './enrolment/server/enrolment'
import {
  newDeviceMail,
  noticeMail,
  resetMail,
  staffInvitationMail,
  verificationMail,
} from './server/account-mails'
import * as profileContract from './profile/contract'
import {
  changeMyDetails,
  changeMyLanguage,
  changeMyProfile,
  requireSelf,
} from './profile/server/profile'
import * as reauthenticationContract from './reauthentication/contract'
import { recordRecentLogin } from './reauthentication/server/reauthentication'
import { resealSecondFactors } from './server/second-factor'
import { changeEmail, changePassword } from './security/contract'
import { askForNewEmail, setMyPassword } from './security/server/security'
import { accountsAtProvider, enrolmentAtProvider } from './server/accounts.provider'
import {
  askForReset,
  confirmAddress,
  getUser,
  logIn,
  registerPerson,
  sendVerificationAgain,
  setNewPassword,
} from './server/accounts'
import * as sessionsContract from './sessions/contract'
import {
  endMyOtherSessions,
  endMySession,
  endThisSession,
  listMySessions,
} from './sessions/server/sessions'

/** The provider has neither a second factor nor re-authentication, nor a language of the account. */
export const accountsFeature: Feature = {
  name: 'accounts',
  calls: [
    ...calls(
      enrolmentContract,
      {
        ...enrolmentAtProvider,
        beginSecondFactor: 'absent',
        confirmSecondFactor: 'absent',
        renewRecoveryCodes: 'absent',
        endSecondFactor: 'absent',
      },
      {
        secondFactorState: (_input, { actor }) => getSecondFactor(actor),
        beginSecondFactor: ({ body }, { actor }) => beginEnrolment(actor, body),
        confirmSecondFactor: ({ body }, context) => confirmEnrolment(body, context),
        renewRecoveryCodes: ({ body }, { actor }) => renewCodes(actor, body),
        endSecondFactor: ({ body }, context) => endEnrolment(body, context),
      },
    ),
    ...calls(
      profileContract,
      { editProfile: 'same', changeDetails: 'absent', changeLanguage: 'absent' },
      {
        editProfile: {
          admit: ({ userId }, actor) => requireSelf(actor, userId),
          handle: ({ params, body, files }, { actor }) =>
            changeMyProfile(actor, params.userId, body, files.avatar_img[0]),
        },
        changeDetails: ({ body }, { actor }) => changeMyDetails(actor, body),
        changeLanguage: ({ body }, { actor }) => changeMyLanguage(actor, body.locale),
      },
    ),
    ...calls(reauthenticationContract, 'absent', {
      reauthenticate: ({ body }, { actor }) => recordRecentLogin(actor, body.current_password),
    }),
    ...calls({ changePassword, changeEmail }, 'same', {
      changePassword: ({ body }, context) => setMyPassword(body, context),
      changeEmail: ({ body }, { actor }) => askForNewEmail(actor, body),
    }),
    ...calls(
      contract,
      {
        ...accountsAtProvider,
        requestPasswordReset: 'same',
        resetPassword: 'same',
        verifyEmail: 'same',
        resendVerification: 'same',
      },
      {
        login: ({ body }, context) => logIn(body, context),
        register: ({ body }, context) => registerPerson(body, context),
        logout: (_input, context) => endThisSession(context),
        currentUser: (_input, { actor }) => getUser(actor),
        requestPasswordReset: ({ body }) => askForReset(body),
        resetPassword: ({ body }, context) => setNewPassword(body, context),
        verifyEmail: ({ params }) => confirmAddress(params.hash),
        resendVerification: (_input, context) => sendVerificationAgain(context),
      },
    ),
    ...calls(sessionsContract, 'same', {
      mySessions: (_input, { actor }) => listMySessions(actor),
      endSession: ({ params }, { actor }) => endMySession(actor, params.login),
      endOtherSessions: (_input, context) => endMyOtherSessions(context),
    }),
  ],
  jobs: [newDeviceMail, noticeMail, resetMail, staffInvitationMail, verificationMail],
  hourly: [clearLogins, resealSecondFactors],
}
