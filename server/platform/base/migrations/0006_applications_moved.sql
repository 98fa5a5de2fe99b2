-- The only status an application of a real customer could have had before the lender came.
INSERT INTO "loan_applications" ("customer_id", "number", "status", "since", "wanted_minor", "wanted_months", "created_at")
SELECT a."customer_id", 'W/2026/' || lpad((row_number() OVER (ORDER BY a."updated_at"))::text, 6, '0'), a."status", a."updated_at",
  coalesce(c."wanted_sum", 1000000), coalesce(c."wanted_term", 24), a."updated_at"
FROM "applications" a JOIN "customers" c ON c."id" = a."customer_id"
WHERE a."status" = 'filling-form';--> statement-breakpoint
INSERT INTO "running_numbers" ("series", "last") SELECT 'W/2026', count(*) FROM "loan_applications" HAVING count(*) > 0;--> statement-breakpoint
DROP TABLE "applications" CASCADE;
