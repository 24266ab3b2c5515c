import 'server-only'
import { route } from '@/lib/api/route'
import { marketAnswers } from '../contract'
import { answerQuestion } from './service'

export const marketQuestionRoutes = [
  route(marketAnswers, ({ query }, { locale }) => answerQuestion(query, locale)),
]
