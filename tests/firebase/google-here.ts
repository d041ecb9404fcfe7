import https from 'node:https'
import { Detour } from '@consoeurs/testkit/google'

/** Loaded before a server: whatever it asks of Google goes to the port that `GOOGLE_HERE` names, on this machine. */
https.globalAgent = new Detour(Number(process.env.GOOGLE_HERE))
