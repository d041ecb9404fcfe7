/** What is typed in the form of an offer, until it is published. */
export const swapDraft = 'swap'
