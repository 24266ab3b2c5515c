import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { barrierById, barrierChoices, barrierList, barriersConcerning } from '../contract'
import { answerEffect, effectQuestion } from '../effects/contract'
import { joinBarrier, withdrawJoin, ownBarrierJoin } from '../joining/contract'
import {
  addBarrierStep,
  barrierNumbers,
  barrierReview,
  barrierReviews,
  createBarrier,
  linkBarrierReport,
  publishBarrier,
  unlinkedReports,
  updateBarrier,
  withdrawBarrier,
} from '../review/contract'
import {
  addBarrierTask,
  addEnquiryTask,
  answerBarrierTask,
  barrierTask,
  endBarrierTask,
  endEnquiryTask,
  enquiryTasks,
} from '../tasks/contract'
import { reportedBarrier } from '../tracking/contract'

/** A provider has no barriers (spec/decisions.md, 'Second edition'). */
export const barrierAdapters = [
  barrierList,
  barrierById,
  barrierChoices,
  barriersConcerning,
  reportedBarrier,
  ownBarrierJoin,
  joinBarrier,
  withdrawJoin,
  effectQuestion,
  answerEffect,
  barrierTask,
  answerBarrierTask,
  addBarrierTask,
  endBarrierTask,
  enquiryTasks,
  addEnquiryTask,
  endEnquiryTask,
  barrierNumbers,
  barrierReviews,
  unlinkedReports,
  createBarrier,
  barrierReview,
  updateBarrier,
  addBarrierStep,
  linkBarrierReport,
  publishBarrier,
  withdrawBarrier,
].map(absent)
