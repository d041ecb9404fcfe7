const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The JSON can neither close the script element nor open a comment or break a line, as in the router's stream transfer.
 */
export const scriptText = (json: string): string => json.replace(/[<>&\u2028\u2029]/g, escaped)

/** A string literal in single quotes: in double ones each quote of a JSON text would cost a backslash. */
export const scriptString = (text: string): string => `'${text.replace(/['\\<>&\n\r\u2028\u2029]/g, escaped)}'`
