ALTER TABLE "content_schedule" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
-- What failed before reasons were kept, where its sentence stands for one.
UPDATE "content_schedule" SET "refusal" = '{"reason": "plan.changed-after"}'
WHERE "reason" = 'The content was changed after it was planned. Plan it again.';--> statement-breakpoint
UPDATE "content_schedule" SET "refusal" = '{"reason": "plan.no-version"}'
WHERE "reason" = 'The plan names no version. Plan it again.';
