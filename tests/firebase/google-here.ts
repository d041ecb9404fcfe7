import https from 'node:https'
import { RedirectingAgent } from '@consoeurs/test-support/emulators/google'

/** Loaded before a server: whatever it asks of Google goes to the port that `GOOGLE_HERE` names, on this machine. */
https.globalAgent = new RedirectingAgent(Number(process.env.GOOGLE_HERE))
