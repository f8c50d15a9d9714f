-- Whoever keeps a page for several visitors (server/shared-pages.ts) is told when something that
-- such a page shows has changed: one notice a transaction, however many rows it wrote, since equal
-- notices of one transaction are sent once.
CREATE FUNCTION plaza_announce_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('plaza_changes', ''); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER spaces_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spaces"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER space_members_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "space_members"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER artifakts_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "artifakts"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER agentiks_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "agentiks"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER challenges_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "challenges"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER challenge_participants_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "challenge_participants"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER marketplace_apps_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "marketplace_apps"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER perks_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "perks"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER portals_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "portals"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER portal_apps_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "portal_apps"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER suites_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "suites"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER suite_apps_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "suite_apps"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER multimedia_collections_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "multimedia_collections"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER sound_tracks_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sound_tracks"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
-- A new person is on no page yet; a new name of one may be.
CREATE TRIGGER people_announce AFTER UPDATE OR DELETE ON "people"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();
