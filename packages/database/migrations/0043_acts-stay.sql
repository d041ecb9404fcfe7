-- What staff did stays as it was written. A row goes, or loses what names somebody, only in a transaction that says so
-- (`set_config('consoeurs.forgets', 'on', true)`); the name of who acted also goes with her account.
CREATE FUNCTION "keep_act"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgets boolean := coalesce(current_setting('consoeurs.forgets', true), '') = 'on';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.action, NEW.target, NEW.created_at) = (OLD.id, OLD.action, OLD.target, OLD.created_at)
    AND NEW.target_id IS NOT DISTINCT FROM OLD.target_id
    AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id OR (NEW.actor_id IS NULL AND (forgets OR NOT EXISTS (
      SELECT 1 FROM "public"."users" WHERE id = OLD.actor_id))))
    AND (NEW.ip_address IS NOT DISTINCT FROM OLD.ip_address OR (forgets AND NEW.ip_address IS NULL))
    AND (NEW.detail = OLD.detail OR (forgets AND NEW.detail = '{}'::jsonb))
    THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'DELETE' AND forgets THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries: an act stays as it was written' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_act" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_act"();--> statement-breakpoint
CREATE TRIGGER "keep_acts" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_act"();
