import { expect, it } from 'vitest'
import { isDisposable } from './disposable.ts'

it.each(['jetable.org', 'yopmail.com', 'MAILINATOR.com', 'boite.yopmail.fr', 'a.b.mailinator.com'])(
  'refuses an address that lives for minutes: %s',
  (domain) => expect(isDisposable(`lea@${domain}`)).toBe(true),
)

it.each(['laposte.net', 'orange.fr', 'gmail.com', 'exemple.fr', 'yopmail.com.exemple.fr', 'pasyopmail.com'])(
  'takes an address that lasts: %s',
  (domain) => expect(isDisposable(`lea@${domain}`)).toBe(false),
)

it.each(['duck.com', 'mozmail.com', 'privaterelay.appleid.com', 'anonaddy.me', 'passmail.net', 'simplelogin.com'])(
  'takes the address of who hides hers and keeps it: %s',
  (domain) => expect(isDisposable(`lea@${domain}`)).toBe(false),
)
