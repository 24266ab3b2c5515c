ALTER TABLE "installations" ADD COLUMN "facts_edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "additional_duties" ADD COLUMN "notice_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "additional_duties" ADD COLUMN "notice_ara" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "additional_duties" ADD COLUMN "source_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "agreements" SET "proof_of_origin_eng" = 'EUR.1 movement certificate or origin declaration' WHERE "key" = 'pem' AND "proof_of_origin_eng" = 'EUR.1 or EUR-MED movement certificate, or origin declaration';--> statement-breakpoint
UPDATE "agreements" SET "proof_of_origin_ara" = 'شهادة حركة البضائع EUR.1 أو إعلان المنشأ' WHERE "key" = 'pem' AND "proof_of_origin_ara" = 'شهادة حركة البضائع EUR.1 أو EUR-MED، أو إعلان المنشأ';
