export { arrivalRoutes } from './arrival.routes.ts'
export {
  endMailedInvitations,
  type Invitee,
  invitationsEncryptedColumns,
  inviteByMail,
  isMailedInvitationOpen,
  refuseMailedInvitation,
  takeWaitingInvitation,
} from './mailed-invitation.ts'
export { recordArrival } from './record-arrival.ts'
