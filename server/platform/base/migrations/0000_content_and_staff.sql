CREATE TABLE "content_entry" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"version" integer NOT NULL,
	"published_version" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "content_entry_kind_key_locale_pk" PRIMARY KEY("kind","key","locale")
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"data" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_meta" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"token" text NOT NULL,
	"default_locale" text NOT NULL,
	"locales" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "content_entry_type" ON "content_entry" USING btree ("kind",split_part("key", '/', 1));--> statement-breakpoint
CREATE INDEX "content_entry_url" ON "content_entry" USING btree ("kind",("published" ->> 'url')) WHERE "content_entry"."kind" in ('redirect-rule', 'seo-rule', 'snippet');--> statement-breakpoint
CREATE INDEX "content_history_entry" ON "content_history" USING btree ("kind","key","locale","id");