CREATE TABLE "attempt_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempt_windows_expires" ON "attempt_windows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_staff" ON "audit_events" USING btree ("staff","at") WHERE "audit_events"."staff" is not null;