/** The browser's own question, kept until it is the moment for it (Chromium; other browsers have none). */
export interface InstallQuestion extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let question: InstallQuestion | null = null

/** It comes when the browser likes, often before anything of ours runs: heard from the first moment. */
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    question = event as InstallQuestion
  })
}

export const installQuestion = (): InstallQuestion | null => question
