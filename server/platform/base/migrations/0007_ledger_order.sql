DROP INDEX "ledger_transactions_contract";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transactions_contract" ON "ledger_transactions" USING btree ("contract_id","sequence");