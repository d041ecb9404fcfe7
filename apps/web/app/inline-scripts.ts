import { headScript, headScriptHash } from 'virtual:standalone-scripts'

/** Every inline script of a reading page, with the source expression a Content-Security-Policy lists for it. */
export const inlineScripts = [{ name: 'head', code: headScript, cspSource: `'${headScriptHash}'` }] as const
