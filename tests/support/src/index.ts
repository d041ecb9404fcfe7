export { deleteAuditEntries } from './audit-entries.ts'
export { CookieBrowser } from './cookie-browser.ts'
export { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.ts'
export {
  decryptPush,
  PushService,
  type ReceivedPush,
  type TestSubscription,
  vapidOf,
  withStatus,
} from './emulators/push-service.ts'
export { openTestBucket, type TestBucket } from './emulators/test-bucket.ts'
export { blogDay, fillBlog } from './fixtures/blog-fixture.ts'
export { CertificationFixture } from './fixtures/certification-fixture.ts'
export { writesComment } from './fixtures/comment-fixture.ts'
export { aroundCommunities, foundCircles, miscounted } from './fixtures/community-fixture.ts'
export { fillCollections, foundDoors } from './fixtures/content-fixture.ts'
export { MeetingFixture, meetingTraces, meetingWords } from './fixtures/meeting-fixture.ts'
export { PushFixture } from './fixtures/push-fixture.ts'
export {
  findTraces,
  type RichFixture,
  richFixture,
  richJudge,
  richPassword,
  richTraces,
} from './fixtures/rich-fixture.ts'
export { codeOf, createRoomFixture, inRoom } from './fixtures/room-fixture.ts'
export {
  impostors,
  movingGif,
  movingPng,
  movingWebp,
  payload,
  polyglots,
  promisingJpeg,
  promisingPng,
  secrets,
  swollenPng,
  tellingPhotos,
} from './hostile-files.ts'
export { isDistinguishable, medianGap } from './is-distinguishable.ts'
export { LivePage, openLivePage, openLivePageAt } from './live-page.ts'
export { openMailServer, type ReceivedMail, type TestMailServer } from './mail-server.ts'
export { mailAfter, mailTo, tokenIn, writtenMails } from './mails.ts'
export { type ApiAnswer, Person } from './person.ts'
export { insertMember, insertSession, type MemberTraits, Personas } from './personas.ts'
export { plainPhoto, sendFile, uploadPhoto } from './photos.ts'
export { testCommunes } from './places.ts'
export { solveProof } from './proofs.ts'
export { setUpTestApp } from './set-up-test-app.ts'
export { sendSound, toneOf, uploadSound } from './sounds.ts'
export { type Statement, StatementRecorder } from './statements.ts'
export { buildTestApp, type TestApp, type TestAppOptions, type TestNode } from './test-app.ts'
