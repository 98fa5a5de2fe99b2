CREATE TABLE "favourites" (
	"customer_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_customer_id_alias_pk" PRIMARY KEY("customer_id","alias")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;