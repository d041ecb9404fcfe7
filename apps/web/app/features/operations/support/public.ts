export { Answers, AnswersByTopic } from './answers.tsx'
export { HelpLines } from './help-lines.tsx'
export { supportApi } from './support.api.ts'
