import { call } from '@/lib/api/call'
import { chooseMailByLink, chooseMyMail, type ChosenMail, type MailsLink } from './contract'

/** Chooses how often mails of a kind come: for the person of a link, or for the caller. */
export function chooseMail(
  link: MailsLink | null,
  body: Pick<ChosenMail, 'topic' | 'choice'>,
): Promise<string> {
  return link
    ? call(chooseMailByLink, { params: link, query: {}, body })
    : call(chooseMyMail, { query: {}, body })
}
