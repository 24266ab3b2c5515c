import { filesFeature } from '@/features/files/feature'
import { contentFeature } from '@/features/content/feature'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'

/** The calls of the media library with those of the records that name its files. */
export const { app: libraryCalls } = mount([...filesFeature.calls, ...contentFeature.calls], {
  identify,
})
