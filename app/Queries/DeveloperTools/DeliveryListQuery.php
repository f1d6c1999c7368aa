<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\DeliveryRow;
use App\Data\Lists\ListMeta;
use App\Enums\WebhookDeliveryStatus;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** What the intake was sent, newest first, without what was in it. */
final readonly class DeliveryListQuery
{
    private const COLUMNS = [
        'id', 'source', 'source_name', 'endpoint', 'delivery_id', 'content_type', 'status', 'response_status', 'error', 'attempts', 'duplicates',
        'received_at', 'processed_at',
    ];

    public function __construct(private ListReader $reader, private IntakeEndpoints $endpoints) {}

    /** @return array{list<DeliveryRow>, ListMeta} */
    public function page(DeliveryFilters $filters, ListState $state): array
    {
        $filtered = $this->filtered($filters);
        $page = $this->reader->page((clone $filtered)->select(self::COLUMNS), 'webhook_deliveries.id', $state);

        return [array_map($this->row(...), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    private function filtered(DeliveryFilters $filters): Builder
    {
        return DB::table('webhook_deliveries')
            ->when($filters->search !== null, fn (Builder $query): Builder => $this->search($query, (string) $filters->search))
            ->when($filters->status !== [], static fn (Builder $query): Builder => $query->whereIn('status', $filters->status))
            ->when($filters->source !== [], static fn (Builder $query): Builder => $query->whereIn('source', $filters->source))
            ->when($filters->endpoint !== [], static fn (Builder $query): Builder => $query->whereIn('endpoint', $filters->endpoint))
            ->when($filters->from, static fn (Builder $query, string $day): Builder => $query->where('received_at', '>=', self::startOf($day, $filters->timezone)))
            ->when($filters->to, static fn (Builder $query, string $day): Builder => $query->where('received_at', '<', self::startOf($day, $filters->timezone, daysLater: 1)));
    }

    private function search(Builder $query, string $search): Builder
    {
        // Eighteen digits always fit a 64-bit number.
        $isNumber = preg_match('/\A[0-9]{1,18}\z/', $search) === 1;

        return $query->where(static fn (Builder $either): Builder => $either
            ->where('delivery_id', $search)
            ->when($isNumber, static fn (Builder $or): Builder => $or->orWhere('id', (int) $search)));
    }

    /** Midnight where the person is, which is not always 24 hours after the one before. */
    private static function startOf(string $day, string $timezone, int $daysLater = 0): CarbonImmutable
    {
        return CarbonImmutable::parse($day, $timezone)->addDays($daysLater)->startOfDay()->utc();
    }

    private function row(stdClass $row): DeliveryRow
    {
        return new DeliveryRow(
            id: (int) $row->id,
            source: $row->source,
            source_name: $row->source_name,
            call: $this->endpoints->callOf($row->endpoint),
            delivery_id: $row->delivery_id,
            content_type: $row->content_type,
            status: WebhookDeliveryStatus::from($row->status),
            response_status: $row->response_status === null ? null : (int) $row->response_status,
            error: $row->error,
            attempts: (int) $row->attempts,
            duplicates: (int) $row->duplicates,
            received_at: (string) UtcTime::iso($row->received_at),
            processed_at: UtcTime::iso($row->processed_at),
        );
    }
}
