ALTER TABLE "quotations" DROP CONSTRAINT "quotations_currency";--> statement-breakpoint
ALTER TABLE "governorates" DROP CONSTRAINT "governorates_iso";--> statement-breakpoint
ALTER TABLE "product_versions" DROP CONSTRAINT "product_versions_port";--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_currency" CHECK ("quotations"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "governorates" ADD CONSTRAINT "governorates_iso" CHECK ("governorates"."iso_3166_2" ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$');--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_port" CHECK ("product_versions"."port" ~ '^[a-z]+(_[a-z]+)*$');