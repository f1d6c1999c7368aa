<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Clients\EmailRow;
use App\Domain\Clients\History\ClientPast;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\Attachment;
use App\Models\Client;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The emails to and from the client in the scope. Only viewers who may write to clients see subjects and the client's addresses.
 *
 * @extends ListDefinition<EmailRow>
 */
final readonly class EmailList extends ListDefinition
{
    public const KEY = 'emails';

    public const TITLE = 'Emails';

    public const ID_COLUMN = 'emails.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['author' => 'user_id'];

    /** In place of a subject. */
    private const WITHHELD = 'Not shown';

    public function sorts(): array
    {
        return [Sort::by('created_at', 'emails.id')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('direction', 'Direction', 'emails.direction', MessageDirection::class, isSingle: true),
            ChoiceFilter::plainEnum('status', 'Status', 'emails.status', EmailStatus::class),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('subject', 'Subject')->csv()->csv('Files', static fn (EmailRow $email): int => $email->attachments),
            Column::of('who', 'From and to')->csv('Direction', static fn (EmailRow $email): MessageDirection => $email->direction)
                ->csv('From', static fn (EmailRow $email): string => $email->from_address)->csv('To', static fn (EmailRow $email): string => $email->to_address)
                ->csv('Written by', static fn (EmailRow $email): ?string => $email->author_name),
            Column::of('status', 'Status')->csv(),
            Column::of('created_at', 'Date', sort: 'created_at')->csvTime('Written'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $emails = DB::table('emails')->where('emails.client_id', $context->scope(Client::class)->id);

        return $context->past === null ? $emails : self::then($emails, $context->past);
    }

    /** Sending has its time, a refusal is the last change unless a report followed, and reports are in the activity log. */
    public static function then(Builder $emails, ClientPast $past): Builder
    {
        $at = $past->sql();
        $reported = array_map(
            static fn (mixed $was): string => "'".EmailStatus::from((string) $was)->value."'",
            $past->former('client.email_reported', 'email_id', 'email_status'),
        );
        $settledLater = "coalesce(emails.sent_at, emails.submitted_at, emails.updated_at) >= {$at}";

        return PastRows::of(
            $emails,
            $past,
            'emails.client_id',
            'created_at',
            ['id', 'direction', 'subject', 'from_address', 'to_address', 'user_id', 'created_at'],
            [
                'status' => "case when emails.direction = 'outbound' and {$settledLater} then 'queued' else "
                    .PastRows::formerly($reported, 'emails.id', 'emails.status').' end',
            ],
        );
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'emails.id', 'emails.direction', 'emails.subject', 'emails.from_address', 'emails.to_address', 'emails.status', 'emails.created_at',
        ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $files = $rows === [] ? [] : Attachment::query()->where('subject_type', 'email')->whereIn('subject_id', array_column($rows, 'id'))
            ->groupBy('subject_id')->toBase()->selectRaw('subject_id, count(*) as files')->pluck('files', 'subject_id')->all();
        foreach ($rows as $row) {
            $row->files = (int) ($files[$row->id] ?? 0);
        }
    }

    protected function row(stdClass $row, ListContext $context): EmailRow
    {
        $viewer = $context->viewer;

        return DataFactory::make(EmailRow::class, $row, [
            'subject' => ContactMask::isLifted($viewer) ? $row->subject : self::WITHHELD,
            'from_address' => $row->direction === MessageDirection::Inbound->value
                ? (string) ContactMask::show($viewer, 'email', $row->from_address)
                : $row->from_address,
            'to_address' => $row->direction === MessageDirection::Outbound->value
                ? (string) ContactMask::show($viewer, 'email', $row->to_address)
                : $row->to_address,
            'attachments' => $row->files,
        ]);
    }
}
