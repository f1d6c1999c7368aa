<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\EmailDetails;
use App\Data\Clients\EmailRow;
use App\Data\Lists\ListMeta;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Models\Attachment;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Contacts\ContactMask;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The e-mails to and from a client. What was written is for those who may write to clients. */
final readonly class ClientEmailsQuery
{
    private const COLUMNS = [
        'emails.id', 'emails.direction', 'emails.subject', 'emails.from_address', 'emails.to_address', 'emails.status', 'emails.created_at',
        'users.first_name as author_first_name', 'users.last_name as author_last_name',
    ];

    /** In place of a subject. */
    private const WITHHELD = 'Not shown';

    public function __construct(private ListReader $reader, private AttachmentListQuery $attachments) {}

    /**
     * @param  list<EmailStatus>  $status
     * @return array{list<EmailRow>, ListMeta}
     */
    public function page(Client $client, User $viewer, ?MessageDirection $direction, array $status, ListState $state): array
    {
        $filtered = DB::table('emails')->where('emails.client_id', $client->id)
            ->when($direction, static fn (Builder $query, MessageDirection $direction): Builder => $query->where('emails.direction', $direction->value))
            ->when($status !== [], static fn (Builder $query): Builder => $query->whereIn('emails.status', $status));
        $page = $this->reader->page((clone $filtered)->leftJoin('users', 'users.id', '=', 'emails.user_id')->select(self::COLUMNS), 'emails.id', $state);
        $files = $page->rows === [] ? [] : Attachment::query()->where('subject_type', 'email')->whereIn('subject_id', array_column($page->rows, 'id'))
            ->groupBy('subject_id')->toBase()->selectRaw('subject_id, count(*) as files')->pluck('files', 'subject_id')->all();

        $rows = array_map(static fn (stdClass $row): EmailRow => new EmailRow(
            id: (int) $row->id,
            direction: MessageDirection::from($row->direction),
            subject: ContactMask::isLifted($viewer) ? $row->subject : self::WITHHELD,
            from_address: $row->direction === MessageDirection::Inbound->value ? (string) ContactMask::show($viewer, 'email', $row->from_address) : $row->from_address,
            to_address: $row->direction === MessageDirection::Outbound->value ? (string) ContactMask::show($viewer, 'email', $row->to_address) : $row->to_address,
            status: EmailStatus::from($row->status),
            author_name: $row->author_first_name === null ? null : trim("{$row->author_first_name} {$row->author_last_name}"),
            attachments: (int) ($files[$row->id] ?? 0),
            created_at: (string) UtcTime::iso($row->created_at),
        ), $page->rows);

        return [$rows, $this->reader->meta($filtered, $page, $state)];
    }

    public function details(Email $email, User $viewer): EmailDetails
    {
        $email->loadMissing('messageTemplate');
        $isReader = ContactMask::isLifted($viewer);

        return new EmailDetails(
            $email->id, $isReader ? $email->body : null, $email->error, $email->sent_at?->toIso8601ZuluString(), $email->delivered_at?->toIso8601ZuluString(),
            $email->messageTemplate?->name, $isReader ? $this->attachments->all($email, $viewer) : [],
        );
    }
}
