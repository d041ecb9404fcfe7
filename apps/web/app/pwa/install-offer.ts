/** The browser's deferred install prompt (Chromium only). */
export interface InstallQuestion extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let question: InstallQuestion | null = null

/** Often fires before our code runs, so listen from module load. */
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    question = event as InstallQuestion
  })
}

export const installQuestion = (): InstallQuestion | null => question
