CREATE TABLE "refused_traffic" (
	"day" date NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "refused_traffic_day_network_kind_pk" PRIMARY KEY("day","network","kind"),
	CONSTRAINT "refused_traffic_kind" CHECK ("refused_traffic"."kind" in ('limited', 'refused', 'login'))
);
