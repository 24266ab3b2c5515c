CREATE TABLE "newsletter_deliveries" (
	"user_id" integer NOT NULL,
	"week" date NOT NULL,
	"asked_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_week_user_id_pk" PRIMARY KEY("week","user_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_editions" (
	"week" date PRIMARY KEY NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_news" (
	"news_id" integer PRIMARY KEY NOT NULL,
	"week" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_week_newsletter_editions_week_fk" FOREIGN KEY ("week") REFERENCES "public"."newsletter_editions"("week") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_news" ADD CONSTRAINT "newsletter_news_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_news" ADD CONSTRAINT "newsletter_news_week_newsletter_editions_week_fk" FOREIGN KEY ("week") REFERENCES "public"."newsletter_editions"("week") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_user" ON "newsletter_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newsletter_news_week" ON "newsletter_news" USING btree ("week");