import { setUpTestApp } from '@consoeurs/test-support'
import { itCutsWatching } from '@consoeurs/test-support/fixtures/watching-fixture'

const { test } = await setUpTestApp({ listens: true })

itCutsWatching(() => ({ test, app: test.app }))
