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
    private const COLUMNS = ['emails.id', 'direction', 'subject', 'from_address', 'to_address', 'status', 'user_id', 'created_at'];

    /** In place of a subject. */
    private const WITHHELD = 'Not shown';

    public function __construct(private ListReader $reader, private AttachmentListQuery $attachments) {}

    /**
     * @param  list<EmailStatus>  $status
     * @return array{list<EmailRow>, ListMeta}
     */
    public function page(Client $client, User $viewer, ?MessageDirection $direction, array $status, ListState $state): array
    {
        $filtered = DB::table('emails')->where('client_id', $client->id)
            ->when($direction, static fn (Builder $query, MessageDirection $direction): Builder => $query->where('direction', $direction->value))
            ->when($status !== [], static fn (Builder $query): Builder => $query->whereIn('status', $status));
        $page = $this->reader->page((clone $filtered)->select(self::COLUMNS), 'emails.id', $state);
        $authors = User::withTrashed()->whereKey(array_filter(array_unique(array_column($page->rows, 'user_id'))))->get()->getDictionary();
        $files = Attachment::query()->where('subject_type', 'email')->whereIn('subject_id', array_column($page->rows, 'id'))
            ->groupBy('subject_id')->toBase()->selectRaw('subject_id, count(*) as files')->pluck('files', 'subject_id')->all();

        $rows = array_map(static fn (stdClass $row): EmailRow => new EmailRow(
            id: (int) $row->id,
            direction: MessageDirection::from($row->direction),
            subject: ContactMask::isLifted($viewer) ? $row->subject : self::WITHHELD,
            from_address: $row->direction === MessageDirection::Inbound->value ? (string) ContactMask::show($viewer, 'email', $row->from_address) : $row->from_address,
            to_address: $row->direction === MessageDirection::Outbound->value ? (string) ContactMask::show($viewer, 'email', $row->to_address) : $row->to_address,
            status: EmailStatus::from($row->status),
            author_name: ($authors[$row->user_id ?? 0] ?? null)?->full_name,
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
