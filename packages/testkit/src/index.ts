export { Cast, type MemberTraits } from './cast.ts'
export { type Answer, Person } from './person.ts'
export { testCommunes } from './places.ts'
export { buildTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
