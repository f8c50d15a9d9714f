-- Visitors' pages, which are kept (server/shared-pages.ts), say what the demo person is to each space,
-- artifakt and challenge. Memberships and places announce every change already; of invitations,
-- requests and ownerships only the demo person's are on such a page.
CREATE TRIGGER space_invitations_announce_insert AFTER INSERT ON "space_invitations"
  FOR EACH ROW WHEN (NEW.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER space_invitations_announce_update AFTER UPDATE ON "space_invitations"
  FOR EACH ROW WHEN (OLD.person_id = 'demo' OR NEW.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER space_invitations_announce_delete AFTER DELETE ON "space_invitations"
  FOR EACH ROW WHEN (OLD.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER space_requests_announce_insert AFTER INSERT ON "space_requests"
  FOR EACH ROW WHEN (NEW.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER space_requests_announce_update AFTER UPDATE ON "space_requests"
  FOR EACH ROW WHEN (OLD.person_id = 'demo' OR NEW.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER space_requests_announce_delete AFTER DELETE ON "space_requests"
  FOR EACH ROW WHEN (OLD.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER artifakt_ownerships_announce_insert AFTER INSERT ON "artifakt_ownerships"
  FOR EACH ROW WHEN (NEW.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER artifakt_ownerships_announce_update AFTER UPDATE ON "artifakt_ownerships"
  FOR EACH ROW WHEN (OLD.person_id = 'demo' OR NEW.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER artifakt_ownerships_announce_delete AFTER DELETE ON "artifakt_ownerships"
  FOR EACH ROW WHEN (OLD.person_id = 'demo') EXECUTE FUNCTION plaza_announce_change();
