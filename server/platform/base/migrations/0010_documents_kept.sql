-- A document is what was handed over, for as long as it is there (art. 5 point 17): nothing of it changes.
CREATE TRIGGER contract_documents_kept BEFORE UPDATE ON contract_documents
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
