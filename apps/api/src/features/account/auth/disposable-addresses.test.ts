import { expect, it } from 'vitest'
import { isDisposable } from './disposable-addresses.ts'

it.each(['jetable.org', 'yopmail.com', 'MAILINATOR.com', 'boite.yopmail.fr', 'a.b.mailinator.com'])(
  'refuses a disposable address: %s',
  (domain) => expect(isDisposable(`lea@${domain}`)).toBe(true),
)

it.each(['laposte.net', 'orange.fr', 'gmail.com', 'exemple.fr', 'yopmail.com.exemple.fr', 'pasyopmail.com'])(
  'accepts a permanent address: %s',
  (domain) => expect(isDisposable(`lea@${domain}`)).toBe(false),
)

it.each(['duck.com', 'mozmail.com', 'privaterelay.appleid.com', 'anonaddy.me', 'passmail.net', 'simplelogin.com'])(
  'accepts an address of a forwarding service: %s',
  (domain) => expect(isDisposable(`lea@${domain}`)).toBe(false),
)
