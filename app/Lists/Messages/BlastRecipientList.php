<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Messages\BlastRecipientRow;
use App\Enums\AustralianState;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Blast;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The clients of a blast, which is the scope.
 *
 * @extends ListDefinition<BlastRecipientRow>
 */
final readonly class BlastRecipientList extends ListDefinition
{
    public const KEY = 'recipients';

    public const TITLE = 'Recipients';

    public const NOUN = 'recipients';

    public const ID_COLUMN = 'blast_recipients.id';

    public const DEFAULT_ORDER = 'number';

    public const SEARCH_HINT = 'Name or PIN…';

    public function sorts(): array
    {
        return [Sort::by('number', 'blast_recipients.id')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('status', 'Result', 'blast_recipients.status', BlastRecipientStatus::class),
            ChoiceFilter::plainEnum('refusal', 'Reason', 'blast_recipients.refusal', BlastRefusal::class),
            ChoiceFilter::enum('state', 'State', 'blast_recipients.state', AustralianState::class, isNullable: true),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('client_name', 'Client'),
            Column::of('pin', 'PIN'),
            Column::of('state', 'State'),
            Column::of('status', 'Result'),
            Column::of('refusal', 'Reason'),
            Column::of('message_status', 'Message'),
            Column::of('sent_at', 'Sent'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('blast_recipients')->where('blast_recipients.blast_id', $context->scope(Blast::class)->id);
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        RareFirst::narrowByWords($rows, 'blast_recipients.client_id', 'client', SearchText::parse($text, seesContacts: false));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('clients', 'clients.id', '=', 'blast_recipients.client_id')
            ->leftJoin('sms_messages', 'sms_messages.id', '=', 'blast_recipients.sms_message_id')
            ->select([
                'blast_recipients.id',
                'blast_recipients.client_id',
                'blast_recipients.state',
                'blast_recipients.status',
                'blast_recipients.refusal',
                'clients.pin',
                'clients.first_name as client_first_name',
                'clients.last_name as client_last_name',
                'sms_messages.status as message_status',
                'sms_messages.submitted_at as sent_at',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): BlastRecipientRow
    {
        return DataFactory::make(BlastRecipientRow::class, $row);
    }
}
