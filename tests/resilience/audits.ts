/** Kept counts under which a list of members stands count those who are shown to others. */
const isShown = (memberId: string) =>
  `EXISTS (SELECT 1 FROM users u JOIN user_profiles p ON p.user_id = u.id WHERE u.id = ${memberId} AND p.status <> 'hidden'
    AND u.email_verified AND NOT u.blocked AND NOT u.banned AND u.pause = 0
    AND (u.suspended_until IS NULL OR u.suspended_until <= now()))`

/** Each query answers with what is wrong; nothing is right. */
export const audits: readonly { says: string; rows: string }[] = [
  {
    says: 'a conversation has a hole, or its last seq is not its last message',
    rows: `SELECT c.id, c.last_seq, count(m.id), max(m.seq) FROM conversations c LEFT JOIN messages m ON m.conversation_id = c.id
      GROUP BY c.id HAVING count(m.id) <> c.last_seq OR coalesce(max(m.seq), 0) <> c.last_seq`,
  },
  {
    says: 'a message has not exactly one handled event',
    rows: `SELECT m.id, count(e.id), count(e.handled_at) FROM messages m
      LEFT JOIN events e ON e.type = 'message.sent' AND (e.payload->>'messageId')::bigint = m.id
      GROUP BY m.id HAVING count(e.id) <> 1 OR count(e.handled_at) <> 1`,
  },
  {
    says: 'an event tells of a message that does not exist',
    rows: `SELECT e.id FROM events e LEFT JOIN messages m ON m.id = (e.payload->>'messageId')::bigint
      WHERE e.type = 'message.sent' AND m.id IS NULL`,
  },
  {
    says: 'a comment has not exactly one handled event',
    rows: `SELECT c.id, count(e.id) FROM comments c
      LEFT JOIN events e ON e.type = 'comment.written' AND (e.payload->>'commentId')::bigint = c.id AND e.handled_at IS NOT NULL
      GROUP BY c.id HAVING count(e.id) <> 1`,
  },
  {
    says: 'someone who commented is not told of, or twice',
    rows: `WITH spoke AS (SELECT DISTINCT s.id AS share_id, s.author_id AS recipient_id, c.author_id AS actor_id
        FROM comments c JOIN shares s ON s.id = c.share_id WHERE c.author_id <> s.author_id)
      SELECT spoke.*, count(n.id) FROM spoke LEFT JOIN notifications n ON n.recipient_id = spoke.recipient_id
        AND n.value = 'commentaire' AND n.slug = (SELECT slug FROM shares WHERE id = spoke.share_id)
        AND spoke.actor_id = ANY (n.actor_ids)
      GROUP BY spoke.share_id, spoke.recipient_id, spoke.actor_id HAVING count(n.id) <> 1`,
  },
  {
    says: 'unread messages of a conversation are miscounted',
    rows: `SELECT side.conversation_id, side.user_id, side.unread, count(m.id) FROM conversation_members side
      LEFT JOIN messages m ON m.conversation_id = side.conversation_id AND m.author_id <> side.user_id AND m.seq > side.read_seq
      GROUP BY side.conversation_id, side.user_id HAVING side.unread <> count(m.id)`,
  },
  {
    says: 'a conversation does not know that its other side is muted',
    rows: `SELECT side.conversation_id, side.user_id, side.other_muted FROM conversation_members side
      WHERE side.other_muted <> EXISTS (SELECT 1 FROM mutes m WHERE m.user_id = side.user_id AND m.member_id = side.other_id)`,
  },
  {
    says: 'the counters of an inbox are not what they count',
    rows: `WITH counted AS (SELECT i.user_id,
        (SELECT coalesce(sum(side.unread), 0) FROM conversation_members side JOIN conversations c ON c.id = side.conversation_id
          WHERE side.user_id = i.user_id AND c.accepted_at IS NOT NULL
            AND NOT (side.muted OR side.other_muted OR side.archived)) AS messages,
        (SELECT count(*) FROM conversations c JOIN conversation_members side ON side.conversation_id = c.id
          WHERE side.user_id = i.user_id AND c.accepted_at IS NULL AND c.ignored_at IS NULL AND c.started_by_id <> i.user_id
            AND NOT (side.muted OR side.other_muted OR side.archived)) AS requests,
        (SELECT count(*) FROM visits v WHERE v.visited_id = i.user_id AND v.seen_at IS NULL) AS visits,
        (SELECT count(*) FROM honors h WHERE h.to_id = i.user_id AND h.seen_at IS NULL) AS honors,
        (SELECT count(*) FROM notifications n WHERE n.recipient_id = i.user_id AND n.read_at IS NULL) AS notifications
      FROM inboxes i)
      SELECT i.*, counted.* FROM inboxes i JOIN counted USING (user_id)
      WHERE (i.unread_messages, i.requests, i.unread_visits, i.unread_honors, i.unread_notifications)
        <> (counted.messages, counted.requests, counted.visits, counted.honors, counted.notifications)`,
  },
  {
    says: 'the comments of a share are miscounted',
    rows: `SELECT s.id, s.comment_count, count(c.id) FROM shares s
      LEFT JOIN comments c ON c.share_id = s.id AND c.deleted_at IS NULL AND c.hidden_at IS NULL AND ${isShown('c.author_id')}
        AND (c.parent_id IS NULL OR EXISTS (SELECT 1 FROM comments parent WHERE parent.id = c.parent_id
          AND parent.deleted_at IS NULL AND parent.hidden_at IS NULL AND ${isShown('parent.author_id')}))
      GROUP BY s.id HAVING s.comment_count <> count(c.id)`,
  },
  {
    says: 'the reactions of a share are miscounted',
    rows: `SELECT s.id, s.reaction_counts, counted.counts FROM shares s CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_object_agg(kind, number), '{}') AS counts FROM (
          SELECT kind, count(*) AS number FROM reactions WHERE target = 'share' AND target_id = s.id
            AND ${isShown('user_id')} GROUP BY kind) kinds) counted
      WHERE s.reaction_counts <> counted.counts`,
  },
  {
    says: 'a room does not know its last message or its last change',
    rows: `SELECT r.id, r.last_seq, r.last_message_seq, max(m.seq), max(m.changed_seq) FROM rooms r
      LEFT JOIN room_messages m ON m.room_id = r.id GROUP BY r.id
      HAVING coalesce(r.last_message_seq, 0) <> coalesce(max(m.seq), 0) OR r.last_seq < coalesce(max(m.changed_seq), 0)`,
  },
  {
    says: 'the reactions of a room’s message are miscounted',
    rows: `SELECT m.id, m.reaction_counts, counted.counts FROM room_messages m CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_object_agg(kind, number), '{}') AS counts FROM (
          SELECT kind, count(*) AS number FROM reactions WHERE target = 'roomMessage' AND target_id = m.id GROUP BY kind) kinds) counted
      WHERE m.reaction_counts <> counted.counts`,
  },
  {
    says: 'two lines of one inbox have the same seq, or a line is ahead of it',
    rows: `SELECT n.recipient_id, n.seq, count(*), i.seq AS inbox FROM notifications n JOIN inboxes i ON i.user_id = n.recipient_id
      GROUP BY n.recipient_id, n.seq, i.seq HAVING count(*) > 1 OR n.seq > i.seq`,
  },
]
