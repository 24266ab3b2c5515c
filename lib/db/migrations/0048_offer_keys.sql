ALTER TABLE "products" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_once" UNIQUE("company_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_once" UNIQUE("company_id","idempotency_key");