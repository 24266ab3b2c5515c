import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import {
  addMyFollow,
  confirmFollows,
  endFollowByLink,
  endMyFollow,
  followFeed,
  followLink,
  followTopic,
  myFollows,
  requestFollow,
  resumeFollowMails,
  setMySpeed,
  setSpeedByLink,
  stopFollowMails,
  unsubscribePage,
} from '../contract'

/** A provider sends no mails for this portal, so nothing of following is shown. */
export const followAdapters = [
  absent(followTopic),
  absent(followFeed),
  absent(requestFollow),
  absent(myFollows),
  absent(addMyFollow),
  absent(endMyFollow),
  absent(setMySpeed),
  absent(followLink),
  absent(confirmFollows),
  absent(stopFollowMails),
  absent(resumeFollowMails),
  absent(setSpeedByLink),
  absent(endFollowByLink),
  absent(unsubscribePage),
]
