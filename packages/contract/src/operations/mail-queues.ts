/** Queues of jobs that speak with the mail server. */
export const mailQueues = [
  'mail',
  'identity.asked',
  'identity.attempts',
  'identity.email-change',
  'meetings.letter',
] as const

export const isMailQueue = (name: string): boolean => mailQueues.some((one) => one === name)
