import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { pageFeedback } from '../contract'

/** A provider has nowhere to keep the answer, so nobody is asked. */
export const feedbackAdapters = [absent(pageFeedback)]
