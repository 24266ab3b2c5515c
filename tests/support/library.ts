import { identify } from '@/features/accounts/sessions/server/service'
import { contentRoutes } from '@/features/content/server/routes'
import { libraryRoutes } from '@/features/files/library/server/routes'
import { mount } from '@/lib/api/mount'

/** The calls of the media library with those of the records that name its files. */
export const { app: libraryCalls } = mount([...libraryRoutes, ...contentRoutes], { identify })
