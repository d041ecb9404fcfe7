/** Marks formula-like text as text (OWASP, « CSV Injection »); numbers stay numbers. */
const plain = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** Quotes whatever any spreadsheet locale would read as a separator. */
const cell = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : plain(String(value ?? ''))
  return /[";,\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Semicolons and a byte order mark, as French spreadsheets expect. */
export function toCsv(rows: Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

export function downloadCsv(name: string, rows: Record<string, unknown>[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
