import 'server-only'
import { route } from '@/lib/api/route'
import {
  currentUser,
  forgetPassword,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../contract'
import { endThisSession } from '../sessions/server/service'
import {
  askForReset,
  getUser,
  logIn,
  confirmAddress,
  registerPerson,
  sendVerificationAgain,
  setNewPassword,
} from './service'

export const accountsRoutes = [
  route(login, ({ body }, context) => logIn(body, context)),
  route(register, ({ body }, context) => registerPerson(body, context)),
  route(logout, (_input, context) => endThisSession(context)),
  route(currentUser, (_input, { actor }) => getUser(actor)),
  route(forgetPassword, ({ body }) => askForReset(body)),
  route(resetPassword, ({ body }, context) => setNewPassword(body, context)),
  route(verifyEmail, ({ params }) => confirmAddress(params.hash)),
  route(resendVerification, (_input, context) => sendVerificationAgain(context)),
]
