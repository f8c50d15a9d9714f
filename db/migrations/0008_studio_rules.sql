-- What is published never changes again; it goes only with its agentik.
CREATE FUNCTION plaza_keep_published_configuration() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    RAISE EXCEPTION 'version % of % is published and never changes', OLD.version, OLD.agentik_id
      USING ERRCODE = 'restrict_violation';
  END $$;--> statement-breakpoint
CREATE TRIGGER agentik_configurations_keep_published BEFORE UPDATE ON "agentik_configurations"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL)
  EXECUTE FUNCTION plaza_keep_published_configuration();--> statement-breakpoint
-- Whoever shows a person's count of unread notifications (app/api/live-notifications.ts) is told that
-- it may be another one: one notice a person and transaction, with the person's id.
CREATE FUNCTION plaza_announce_notifications() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM pg_notify('plaza_notifications', person_id)
      FROM (SELECT DISTINCT person_id FROM changed) AS people;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER notifications_announce_insert AFTER INSERT ON "notifications"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_notifications();--> statement-breakpoint
CREATE TRIGGER notifications_announce_update AFTER UPDATE ON "notifications"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_notifications();--> statement-breakpoint
CREATE TRIGGER notifications_announce_delete AFTER DELETE ON "notifications"
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_notifications();--> statement-breakpoint
-- A published page is kept for visitors as the other pages are.
CREATE TRIGGER published_layouts_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_layouts"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();
