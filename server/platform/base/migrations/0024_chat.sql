CREATE TABLE "chat_agents" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"sender" text,
	"name" text NOT NULL,
	"is_bot" boolean DEFAULT false NOT NULL,
	"client_id" uuid,
	"text" text NOT NULL,
	"file" jsonb,
	"widget" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"customer_delivered" integer DEFAULT 0 NOT NULL,
	"customer_read" integer DEFAULT 0 NOT NULL,
	"customer_unread" integer DEFAULT 0 NOT NULL,
	"agent_delivered" integer DEFAULT 0 NOT NULL,
	"agent_read" integer DEFAULT 0 NOT NULL,
	"agent_unread" integer DEFAULT 0 NOT NULL,
	"agent" text,
	"agent_name" text,
	"waiting_since" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"rating" smallint,
	"rating_comment" text
);
--> statement-breakpoint
CREATE TABLE "chat_tickets" (
	"digest" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_place" ON "chat_messages" USING btree ("room_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("sender","client_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_customer" ON "chat_rooms" USING btree ("customer_id","last_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_waiting" ON "chat_rooms" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "chat_rooms_last" ON "chat_rooms" USING btree ("state","last_at");--> statement-breakpoint
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mozaika_sessions', OLD.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customer_session_ended AFTER UPDATE OF ended_at ON customer_sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION announce_session_end();--> statement-breakpoint
CREATE TRIGGER customer_session_deleted AFTER DELETE ON customer_sessions FOR EACH ROW
  EXECUTE FUNCTION announce_session_end();
