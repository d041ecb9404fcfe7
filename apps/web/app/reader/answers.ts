import { installAnswers } from './install-answers.ts'

installAnswers()
