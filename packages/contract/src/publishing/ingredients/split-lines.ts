/** Bullets, ticks and numbers of a list: « - », « • », « 3. », « 3) ». */
const bullet = /^(?:[-–—•*▪◦‣·●○✓✔☐□+]+\s*|\d{1,2}[.)](?=\s)\s*)/u
const heading = /^\D{1,60}:$/u

/** A pasted list as lines without bullets. Headings (« Pour la sauce : ») are no ingredients. */
export function splitIngredientLines(text: string): { lines: string[]; headings: string[] } {
  const all = text
    .split(/\r\n|[\n\r\u2028\u2029\t]/u)
    .map((line) => line.trim().replace(bullet, '').trim())
    .filter((line) => line !== '')
  const isHeading = (line: string) => heading.test(line)
  return { lines: all.filter((line) => !isHeading(line)), headings: all.filter(isHeading) }
}
