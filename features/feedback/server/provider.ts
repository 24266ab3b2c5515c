import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { pageFeedback } from '../contract'

/** A provider cannot store the answer, so the question is not shown. */
export const feedbackAdapters = [absent(pageFeedback)]
