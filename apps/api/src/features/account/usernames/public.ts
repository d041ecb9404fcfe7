export { changeUsername, checkUsername, nextUsernameChange, requireUsername } from './change-username.ts'
export { refuseImitatingName, refuseImitation, requireOwnName } from './display-name.ts'
export { freeUsername } from './usernames.ts'
