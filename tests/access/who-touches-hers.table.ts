/** What each gets of what is Mandragore's own: her letters, pictures, sessions, keys and devices. */
export const hersTable = `
                                                 visitor stranger partner blocked blocker paused banned she-paused she-banned moderator admin herself
GET /api/conversations                               401        -       +       -       -      +    401          +          +         -     -       +
GET /api/conversations/with/mandragore               401        -       +     404     404      +    401          +          +         -     -     400
GET /api/conversations/{conversation}/messages       401      404       +     404     404      +    401          +          +       404   404       +
GET /api/conversations/search?q=lettre               401        -       +       -       -      +    401          +          +         -     -       +
GET /files/{picture}                                 404      404       +     404     404      +    404          +          +       404   404       +
GET /files/{shown}                                   404        +       +     404     404      +    404        404        404         +     +       +
GET /files/{close}                                   404      404       +     404     404      +    404        404        404       404   404       +
GET /files/{unsent}                                  404      404     404     404     404    404    404        404        404       404   404       +
GET /api/users/{author}                              404        -       -     404     404      -    404        404        404         -     -       +
GET /api/user-datas/{author}                         401      403     403     403     403    403    401        403        403       403   403       +
POST /api/conversations/{conversation}/delivered     401      404     200     404     404    200    401        200        200       404   404     200
POST /api/conversations/{conversation}/read          401      404     200     404     404    200    401        200        200       404   404     200
PUT /api/conversations/{conversation}/mute           401      404     200     404     404    200    401        200        200       404   404     200
DELETE /api/conversations/{conversation}/mute        401      404     200     404     404    200    401        200        200       404   404     200
PUT /api/conversations/{conversation}/archive        401      404     200     404     404    200    401        200        200       404   404     200
DELETE /api/conversations/{conversation}/archive     401      404     200     404     404    200    401        200        200       404   404     200
POST /api/conversations/{conversation}/accept        401      404     200     404     404    200    401        200        200       404   404     200
POST /api/conversations/{conversation}/ignore        401      404     403     404     404    403    401        403        403       404   404     403
PUT /api/messages/{message}/reaction                 401      404     200     404     404    200    401        200        200       404   404     200
POST /api/messages                                   401      200     200     404     404    200    401        404        404       200   200     400
POST /api/reports?of=message                         400      404     200     200     200    200    400        200        200       404   404     403
POST /api/reports?of=photo                           400      200     200     200     200    200    400        200        200       200   200     403
POST /api/reports/{filed}/review                     401      404     404     404     404    404    401        404        404       404   404     200
POST /api/sanctions/{measure}/review                 401      404     404     404     404    404    401        404        404       404   404     200
PATCH /api/messages/{message}                        401      404     403     404     404    403    401        403        403       404   404     200
POST /api/notifications/read                         401      200     200     200     200    200    401        200        200       200   200     200
POST /api/notifications/send                         401      404     404     404     404    404    401        404        404       404   404     404
PUT /api/user-datas/{author}                         401      403     403     403     403    403    401        403        403       403   403     200
PUT /api/users/{author}                              401      403     403     403     403    403    401        403        403       403   403     200
POST /api/uploads/{upload}/file                      401      404     404     404     404    404    401        404        404       404   404     409
PATCH /api/uploads/{upload}                          401      404     404     404     404    404    401        404        404       404   404     412
DELETE /api/uploads/{upload}                         401      404     404     404     404    404    401        404        404       404   404     412
POST /api/photos                                     401      404     404     404     404    404    401        404        404       404   404     200
PUT /api/photos/order                                401      404     404     404     404    404    401        404        404       404   404     200
PATCH /api/photos/{photo}                            401      404     404     404     404    404    401        404        404       404   404     200
PATCH /api/passkeys/{passkey}                        401      404     404     404     404    404    401        404        404       404   404     200
DELETE /api/mutes/{mute}                             401      200     200     200     200    200    401        200        200       200   200     200
DELETE /api/push/devices/{device}                    401      404     404     404     404    404    401        404        404       404   404     200
DELETE /api/photos/{photo}                           401      404     404     404     404    404    401        404        404       404   404     200
DELETE /api/passkeys/{passkey}                       401      404     404     404     404    404    401        404        404       404   404     200
DELETE /api/sessions/{session}                       401      404     404     404     404    404    401        404        404       404   404     200
PUT /api/meetings/{meeting}/answer                   401      404     404     404     404    404    401        404        404       404   404     200
DELETE /api/meetings/{meeting}                       401      404     404     404     404    404    401        404        404       404   404     200
DELETE /api/messages/{message}                       401      404     403     404     404    403    401        403        403       404   404     200
`
