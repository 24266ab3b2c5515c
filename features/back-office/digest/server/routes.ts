import 'server-only'
import { route } from '@/lib/api/route'
import { chooseStaffMail, myStaffMail } from '../contract'
import { getMyMail, setMyMail } from './service'

export const staffMailRoutes = [
  route(myStaffMail, (_input, { actor }) => getMyMail(actor)),
  route(chooseStaffMail, ({ body }, { actor }) => setMyMail(actor, body.staff_mail)),
]
