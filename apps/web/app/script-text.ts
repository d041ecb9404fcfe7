/**
 * JSON as the text of a script element, as the router's own stream transfer writes it: nothing in it can close the element,
 * open a comment or end a line. It stays the same JSON.
 */
export const scriptText = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
