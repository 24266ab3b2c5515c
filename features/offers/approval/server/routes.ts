import 'server-only'
import { decisionRoutes } from '@/features/companies/approval/server/service'
import { offerTypes } from '../../kinds/contract'
import { offerDecisions } from '../contract'
import { decideOnOffer } from './service'

export const offerApprovalRoutes = offerTypes.flatMap((type) =>
  decisionRoutes(offerDecisions[type], (actor, id, made) => decideOnOffer(type, actor, id, made)),
)
