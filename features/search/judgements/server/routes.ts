import 'server-only'
import { route } from '@/lib/api/route'
import { judgementDelete, judgementFile, judgementList, judgementSave } from '../contract'
import { judgementsAsFile, judgeSearch, listJudgements, removeJudgement } from './service'

export const judgementRoutes = [
  route(judgementList, (_input, { actor }) => listJudgements(actor)),
  route(judgementSave, ({ body }, { actor }) => judgeSearch(actor, body)),
  route(judgementDelete, ({ params }, { actor }) => removeJudgement(actor, params.id)),
  route(judgementFile, (_input, { actor }) => judgementsAsFile(actor)),
]
