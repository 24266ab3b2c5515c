import 'server-only'
import { route } from '@/lib/api/route'
import { changeLanguage, editProfile } from '../contract'
import { changeMyLanguage, changeMyProfile, requireSelf } from './service'

export const profileRoutes = [
  route(
    editProfile,
    ({ params, body, files }, { actor }) =>
      changeMyProfile(actor, params.userId, body, files.avatar_img[0]),
    ({ userId }, actor) => requireSelf(actor, userId),
  ),
  route(changeLanguage, ({ body }, { actor }) => changeMyLanguage(actor, body.locale)),
]
