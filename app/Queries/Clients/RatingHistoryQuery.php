<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\RatingReview;
use App\Domain\Clients\History\AuditAuthors;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ClientRating;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The reviews of a client's rating, from the audit trail. */
final readonly class RatingHistoryQuery
{
    private const RECENT = 20;

    /**
     * @param  CarbonImmutable|null  $before  null for all reviews
     * @return list<RatingReview> newest first
     */
    public function of(Client $client, ?CarbonImmutable $before = null): array
    {
        $events = AuditAuthors::newest(DB::table('audit_events')->where('audit_events.client_id', $client->id)
            ->where('audit_events.subject_type', $client->getMorphClass())->whereJsonContainsKey('audit_events.after->client_rating')
            ->when($before, static fn (Builder $events) => $events->where('audit_events.created_at', '<', $before)), self::RECENT);
        $names = $events->isEmpty() ? collect() : ClientRating::query()->pluck('description', 'value');

        return array_values($events->map(static function (AuditEvent $event) use ($names): RatingReview {
            $from = self::rating($event->before['client_rating'] ?? null);
            $to = self::rating($event->after['client_rating'] ?? null);

            return new RatingReview(
                id: $event->id,
                from: $from,
                from_description: $from === null ? null : $names->get($from),
                to: $to,
                to_description: $to === null ? null : $names->get($to),
                reviewer_name: AuditAuthors::actor($event),
                impersonator_name: AuditAuthors::impersonator($event),
                at: $event->created_at->toIso8601ZuluString(),
            );
        })->all());
    }

    private static function rating(mixed $audited): ?int
    {
        return is_numeric($audited) ? (int) $audited : null;
    }
}
