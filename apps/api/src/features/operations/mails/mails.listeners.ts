import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import { mailOutingNews } from './mail-outing-news.ts'
import type { MailingParts } from './remind.ts'

export const mailsListeners = (parts: Omit<MailingParts, 'db' | 'unitOfWork'>): EventListener[] => [
  on('outing.told', (news, tx) => mailOutingNews(tx, parts, news)),
]
