import { noticeMail, resetMail, verificationMail } from '@/features/accounts/mails/server/service'
import { settleFile } from '@/features/files/uploads/server/service'
import type { JobKind } from '@/lib/jobs/job'

/** Every kind of job the portal knows. */
export const jobKinds: readonly JobKind[] = [noticeMail, resetMail, verificationMail, settleFile]
