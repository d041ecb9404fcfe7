/**
 * What each woman gets of another, call by call. A number: the status. For what is read, « + »: she is in the answer;
 * « - »: the answer is given, without her.
 */
export const whomTable = `
                                          visitor unconfirmed member contact blocked blocker muter paused banned she-paused she-banned within moderator admin
GET /api/shares                                 -           +      +       +       -       -     -      +      -          -          -      +         +     +
GET /api/shares?author=mandragore               -           +      +       +       -       -     +      +      -          -          -      +         +     +
GET /api/shares?scope=near                    401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/shares?scope=communities             401           -      -       -       -       -     -      -    401          -          -      +         -     -
GET /api/shares?scope=kept                    401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/shares/{share}                       404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/shares/{within}                      404         404    404     404     404     404   404    404    404        404        404      +       404   404
GET /api/shares/{outing}/calendar             404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/shares/{share}/comments              404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/shares/{tierce}/comments               -           +      +       +       -       -     +      +      -          -          -      +         +     +
GET /api/articles/{article}/comments          401           +      +       +       -       -     +      +    401          -          -      +         +     +
GET /api/shares/{tierce}/reactions            401           +      +       +       -       -     +      +    401          -          -      +         +     +
GET /api/members                              401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?sort=near                    401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members/near                         401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?sort=new                     401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?sort=affinity                401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?q=mandragore                 401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members/count                        401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members/mandragore                   404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/members/mandragore/card              401           +      +       +     404     404     +      +    401        404        404      +         +     +
GET /api/users/{author}                       404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/search?q=mandragore&kind=members     401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/search?q=mandragore&kind=shares      401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/favorites                            401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/visits                               401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/visits/days                          401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/honors                               401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/blocks                               401           -      -       -       -       +     -      -    401          -          -      -         -     -
GET /api/blocks/mandragore/messages           401         404    404     404     404       +   404    404    401        404        404    404       404   404
GET /api/inbox?after=0                        401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/articles/{article}/talk              401           -      -       -       -       -     -      -    401          -          -      -         -     -
GET /members-sitemap.xml                        -           -      -       -       -       -     -      -      -          -          -      -         -     -
GET /shares-sitemap.xml                         -           -      -       -       -       -     -      -      -          -          -      -         -     -
GET /all-sitemap.xml                            -           -      -       -       -       -     -      -      -          -          -      -         -     -
GET /api/mutes                                401           -      -       -       -       -     +      -    401          -          -      -         -     -
GET /api/drafts                               401           -      -       -       -       -     -      -    401          -          -      -         -     -
GET /api/drafts/share:hers                    401           -      -       -       -       -     -      -    401          -          -      -         -     -
GET /api/notifications                        401           +      +       +       -       -     -      +    401          -          -      +         +     +
POST /api/history/check                       401           +      +       +       -       -     -      +    401          -          -      +         +     +
POST /api/visits                              401         200    200     200     404     404   200    200    401        404        404    200       200   200
POST /api/honors                              401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/honors/mandragore                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/favorites/mandragore                 401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/favorites/mandragore              401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/notes/mandragore                     401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/passes/mandragore                    401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/passes/mandragore                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
POST /api/mutes                               401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/mutes/members/mandragore          401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/drafts/share:hers                    401         200    200     200     200     200   200    200    401        200        200    200       200   200
DELETE /api/drafts/share:hers                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
POST /api/shares/{share}/comments             401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/shares/{share}/reaction              401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/comments/{comment}/reaction          401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/comments/{said}/reaction             401         200    200     200     404     404   200    200    401        404        404    200       200   200
POST /api/articles/{article}/comments         401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/articles/{article}/reaction          401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/shares/{share}/kept                  401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/shares/{outing}/going                401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/shares/{share}/answer                401         403    403     403     404     404   403    403    401        404        404    403       403   403
PATCH /api/shares/{share}                     401         403    403     403     404     404   403    403    401        404        404    403       403   403
POST /api/reports?of=member                   400         200    200     200     404     200   200    200    400        404        404    200       200   200
POST /api/reports?of=share                    400         200    200     200     404     200   200    200    400        404        404    200       200   200
POST /api/reports?of=comment                  400         200    200     200     404     200   200    200    400        404        404    200       200   200
DELETE /api/comments/{comment}                401         403    403     403     404     404   403    403    401        404        404    403       200   200
DELETE /api/comments/{said}                   401         403    403     403     404     404   403    403    401        404        404    403       200   200
DELETE /api/shares/{share}                    401         403    403     403     404     404   403    403    401        404        404    403       200   200
POST /api/blocks                              401         200    200     200     200     200   200    200    401        200        200    200       200   200
DELETE /api/blocks/mandragore                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
`
