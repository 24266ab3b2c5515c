'use client'

import { whenOpened } from './when-opened'

/** The modals for islands: each fetches its script when it opens for the first time. */
export const LazyLoadingModal = whenOpened(() =>
  import('./loading-modal').then((module) => module.LoadingModal),
)
export const LazySuccessModal = whenOpened(() =>
  import('./success-modal').then((module) => module.SuccessModal),
)
export const LazyErrorModal = whenOpened(() =>
  import('./error-modal').then((module) => module.ErrorModal),
)
export const LazyRequiredFieldsModal = whenOpened(() =>
  import('./required-fields-modal').then((module) => module.RequiredFieldsModal),
)
export const LazyNoticeModal = whenOpened(() =>
  import('./notice-modal').then((module) => module.NoticeModal),
)
