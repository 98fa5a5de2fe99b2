CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post" text NOT NULL,
	"top_id" uuid,
	"parent_id" uuid,
	"customer_id" uuid,
	"staff" text,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"hold_reason" text,
	"reject_reason" text,
	"deleted_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"moderated_by" text,
	"moderated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_acts" (
	"act" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"action" text NOT NULL,
	"staff" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"state_before" text NOT NULL,
	"hold_before" text,
	"reject_before" text,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "comment_acts_act_comment_id_pk" PRIMARY KEY("act","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_ratings" (
	"comment_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "comment_ratings_comment_id_customer_id_pk" PRIMARY KEY("comment_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_by" uuid,
	CONSTRAINT "comment_reports_comment_id_customer_id_pk" PRIMARY KEY("comment_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_top_id_comments_id_fk" FOREIGN KEY ("top_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_acts" ADD CONSTRAINT "comment_acts_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_ratings" ADD CONSTRAINT "comment_ratings_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_ratings" ADD CONSTRAINT "comment_ratings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_roots" ON "comments" USING btree ("post","top_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("top_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_parents" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_states" ON "comments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "comments_customer" ON "comments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "comment_acts_comment" ON "comment_acts" USING btree ("comment_id","at");