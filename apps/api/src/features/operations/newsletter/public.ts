export { deleteNewsletterReader, isNewsletterReader } from './readers.ts'
