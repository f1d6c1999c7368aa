<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Data\DeveloperTools\DeliveryRow;
use App\Domain\DeveloperTools\IntakeChoices;
use App\Enums\WebhookDeliveryStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * The calls of the intake API, without their payloads.
 *
 * @extends ListDefinition<DeliveryRow>
 */
final readonly class DeliveryList extends ListDefinition
{
    public const KEY = 'deliveries';

    public const TITLE = 'Deliveries';

    public const ID_COLUMN = 'webhook_deliveries.id';

    public const DEFAULT_ORDER = '-received_at';

    public const SEARCH_HINT = 'Number or sender’s ID…';

    public function __construct(private IntakeChoices $intake) {}

    public function sorts(): array
    {
        return [Sort::by('received_at', 'webhook_deliveries.received_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainTexts('endpoint', 'Call', 'webhook_deliveries.endpoint', '/\A[a-z.-]{1,64}\z/'),
            ChoiceFilter::plainTexts('source', 'Source', 'webhook_deliveries.source', '/\A(?:token|webhook):[0-9]{1,18}\z/'),
            ChoiceFilter::plainEnum('status', 'Status', 'webhook_deliveries.status', WebhookDeliveryStatus::class),
            new DateRangeFilter('date', 'Date', 'webhook_deliveries.received_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('call', 'Call'),
            Column::of('source_name', 'Source'),
            Column::of('status', 'Status'),
            Column::of('response_status', 'Response'),
            Column::of('attempts', 'Attempts'),
            Column::of('duplicates', 'Duplicates'),
            Column::of('delivery_id', 'Sender’s ID'),
            Column::of('received_at', 'Received', sort: 'received_at'),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        // A number of eighteen digits fits 64 bits.
        $isNumber = preg_match('/\A[0-9]{1,18}\z/', $text) === 1;
        $rows->where(static fn (Builder $either): Builder => $either->where('delivery_id', $text)
            ->when($isNumber, static fn (Builder $or): Builder => $or->orWhere('id', (int) $text)));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'id', 'source', 'source_name', 'endpoint', 'delivery_id', 'status', 'response_status', 'error', 'attempts', 'duplicates',
            'received_at', 'processed_at',
        ]);
    }

    protected function row(stdClass $row, ListContext $context): DeliveryRow
    {
        return DataFactory::make(DeliveryRow::class, $row, ['call' => $this->intake->callOf($row->endpoint)]);
    }
}
