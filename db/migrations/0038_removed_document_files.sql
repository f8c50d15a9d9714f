-- Whatever deletes a document's version (its document, its space, its owner's account), its file is to be
-- deleted as well, in the background, as files of artifakts are (0018).
CREATE FUNCTION plaza_remove_document_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_files (storage_key) VALUES (OLD.file_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER document_versions_removed AFTER DELETE ON document_versions
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION plaza_remove_document_file();
