CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"consents" jsonb NOT NULL,
	"page" text,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leads_fingerprint" ON "leads" USING btree ("fingerprint","created_at");