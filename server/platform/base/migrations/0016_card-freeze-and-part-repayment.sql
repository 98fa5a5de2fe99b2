ALTER TABLE "payment_cards" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "effect" text;--> statement-breakpoint
ALTER TABLE "repayment_orders" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "repayment_orders" ADD COLUMN "effect" text;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_state" CHECK ("payment_cards"."state" in ('active', 'frozen', 'blocked'));