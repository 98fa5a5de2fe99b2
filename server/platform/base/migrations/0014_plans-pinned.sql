ALTER TABLE "content_schedule" ADD COLUMN "entries" jsonb;--> statement-breakpoint
-- Plans used to publish whatever was there at their minute. Each gets the version there was when it was made: the last one
-- saved by then, unless autosaves that went on in the same row of the history have overwritten it.
CREATE FUNCTION pg_temp.version_then(of_kind text, of_key text, of_locale text, planned timestamptz) RETURNS integer LANGUAGE sql AS $$
	SELECT CASE WHEN h."at" <= planned THEN h."version" END FROM "content_history" h
	WHERE h."kind" = of_kind AND h."key" = of_key AND h."locale" = of_locale AND h."action" IN ('create', 'change', 'restore')
		AND coalesce(h."gathered_since", h."at") <= planned
	ORDER BY h."id" DESC LIMIT 1
$$;--> statement-breakpoint
UPDATE "content_schedule" SET "version" = pg_temp.version_then("kind", "key", "locale", "created_at")
WHERE "state" = 'waiting' AND "action" = 'publish' AND "kind" IS NOT NULL AND "version" IS NULL;--> statement-breakpoint
-- A release that was changed after it was planned is not what its publisher saw.
UPDATE "content_schedule" s SET "entries" = (
	SELECT jsonb_agg(CASE WHEN x.entry ->> 'action' = 'publish'
		THEN x.entry || jsonb_build_object('version', pg_temp.version_then(x.entry ->> 'kind', x.entry ->> 'key', x.entry ->> 'locale', s."created_at"))
		ELSE x.entry END ORDER BY x.place)
	FROM jsonb_array_elements(r."entries") WITH ORDINALITY x(entry, place))
FROM "content_releases" r
WHERE r."id" = s."release_id" AND s."state" = 'waiting' AND r."updated_at" <= s."created_at";--> statement-breakpoint
UPDATE "content_schedule" SET "state" = 'failed', "entries" = NULL,
	"reason" = 'The content was changed after it was planned. Plan it again.'
WHERE "state" = 'waiting' AND (
	("release_id" IS NULL AND "action" = 'publish' AND "version" IS NULL)
	OR ("release_id" IS NOT NULL AND ("entries" IS NULL OR "entries" @> '[{"version": null}]')));--> statement-breakpoint
-- Autosaves no longer go into a version that is to go live.
UPDATE "content_history" h SET "gathered_since" = NULL FROM "content_schedule" s
WHERE s."state" = 'waiting' AND (
	(s."kind" = h."kind" AND s."key" = h."key" AND s."locale" = h."locale" AND s."version" = h."version")
	OR s."entries" @> jsonb_build_array(jsonb_build_object('kind', h."kind", 'key', h."key", 'locale', h."locale", 'version', h."version")));--> statement-breakpoint
ALTER TABLE "content_schedule" ADD CONSTRAINT "content_schedule_pinned" CHECK ("content_schedule"."state" <> 'waiting' or "content_schedule"."version" is not null or "content_schedule"."entries" is not null
        or ("content_schedule"."action" = 'unpublish' and "content_schedule"."release_id" is null));
