import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { marketAnswers } from '../contract'

/** A provider knows nothing of market access, so the question is not asked. */
export const marketQuestionAdapters = [absent(marketAnswers)]
