/** The least level of pino that means something went wrong. */
const ERROR_LEVEL = 50

interface LogRecord {
  level: number
  msg?: string
  err?: { message?: string }
}

const records: string[] = []

/** Given to the logger of an app under test (`logger: { stream: errorLogStream }`); the test's setup reads what it kept. */
export const errorLogStream = {
  write(line: string): void {
    const record = JSON.parse(line) as LogRecord
    if (record.level >= ERROR_LEVEL) records.push([record.msg, record.err?.message].filter(Boolean).join(': '))
  },
}

/** Every record of level error or worse since the last call. Left over after a test, they fail it; taken by it, they do not. */
export function takeErrorLogs(): string[] {
  return records.splice(0)
}
