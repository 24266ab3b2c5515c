import 'server-only'
import { route } from '@/lib/api/route'
import { changeDetails, changeLanguage, editProfile } from '../contract'
import { changeMyDetails, changeMyLanguage, changeMyProfile, requireSelf } from './service'

export const profileRoutes = [
  route(
    editProfile,
    ({ params, body, files }, { actor }) =>
      changeMyProfile(actor, params.userId, body, files.avatar_img[0]),
    ({ userId }, actor) => requireSelf(actor, userId),
  ),
  route(changeDetails, ({ body }, { actor }) => changeMyDetails(actor, body)),
  route(changeLanguage, ({ body }, { actor }) => changeMyLanguage(actor, body.locale)),
]
