export { forgetActs } from './acts.ts'
export { blogDay, fillBlog } from './blog-scene.ts'
export { Cast, insertMember, insertSession, type MemberTraits } from './cast.ts'
export { CertificationScene } from './certification-scene.ts'
export { saysUnder } from './comment-scene.ts'
export { aroundCommunities, foundCircles, miscounted } from './community-scene.ts'
export { fillCollections, foundDoors } from './content-scene.ts'
export { CookieBrowser } from './cookie-browser.ts'
export { type CutOff, openCutOff } from './cut-off.ts'
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
export { LivePage, openLivePage, openLivePageAt } from './live-page.ts'
export { mailAfter, mailTo, tokenIn, writtenMails } from './mails.ts'
export { MeetingScene, meetingTraces, meetingWords } from './meeting-scene.ts'
export { type Answer, Person } from './person.ts'
export { plainPhoto, sendFile, uploadPhoto } from './photos.ts'
export { testCommunes } from './places.ts'
export { solveProof } from './proofs.ts'
export { PushScene } from './push-scene.ts'
export {
  decryptPush,
  PushService,
  type ReceivedPush,
  type TestSubscription,
  vapidOf,
  withStatus,
} from './push-service.ts'
export { type RichScene, richJudge, richPassword, richScene, richTraces, whereFound } from './rich-scene.ts'
export { codeOf, foundRoom, inRoom } from './room-scene.ts'
export { HeardStatements, type Statement } from './statements.ts'
export { medianGap, tellsApart } from './tells-apart.ts'
export { buildTestApp, type TestApp, type TestAppOptions, type TestNode } from './test-app.ts'
export { openTestBucket, type TestBucket } from './test-bucket.ts'
