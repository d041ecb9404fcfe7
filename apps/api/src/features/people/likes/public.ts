export { markWithdrawn, undoWithdrawal } from './withdraw-like.ts'
