<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Clients\SmsBubble;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Matches\Merging\MergedRows;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Support\BankLineText;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The SMS of the client in the scope, from all their numbers, or of one conversation. The page shows a conversation, so the list has no columns.
 *
 * @extends ListDefinition<SmsBubble>
 */
final readonly class SmsMessageList extends ListDefinition
{
    public const KEY = 'messages';

    public const TITLE = 'SMS';

    public const ID_COLUMN = 'sms_messages.id';

    public const DEFAULT_ORDER = '-sent_at';

    public const COLLEAGUES = ['author' => 'user_id'];

    public function sorts(): array
    {
        return [Sort::by('sent_at', 'sms_messages.sent_at')];
    }

    public function columns(): array
    {
        return [];
    }

    protected function base(ListContext $context): Builder
    {
        return $context->scope instanceof Conversation
            ? DB::table('sms_messages')->where('sms_messages.conversation_id', $context->scope->id)
            : self::of($context->scope(Client::class), $context->past);
    }

    /** @param  ClientPast|null  $past  to read the messages as they were at that time */
    public static function of(Client $client, ?ClientPast $past): Builder
    {
        $conversations = Conversation::query()->where('client_id', $client->id)->pluck('id');
        if ($past === null) {
            return DB::table('sms_messages')->whereIn('sms_messages.conversation_id', $conversations);
        }
        $merged = MergedRows::since($past, 'conversations.client_id');

        return self::then(DB::table('sms_messages')->whereIn('sms_messages.conversation_id', $conversations->diff($merged)), $past);
    }

    /** Sending has its time, and delivery reports are in the activity log. */
    private static function then(Builder $messages, ClientPast $past): Builder
    {
        $at = $past->sql();
        $type = (new SmsMessage)->getMorphClass();
        $reports = AuditEvent::query()
            ->where('subject_type', $type)
            ->where('action', 'sms.reported')
            ->where('created_at', '>=', $past->moment)
            ->whereIn(
                'subject_id',
                (clone $messages)
                    ->where('sms_messages.created_at', '<', $past->moment)
                    ->where('sms_messages.updated_at', '>=', $past->moment)
                    ->select('sms_messages.id'),
            )
            ->orderByDesc('id')
            ->get(['subject_id', 'before']);
        $reported = $reports
            ->mapWithKeys(
                static fn (AuditEvent $report): array => [
                    (int) $report->subject_id => "'".SmsStatus::from((string) $report->before['status'])->value."'",
                ],
            )
            ->all();
        // Without a submission, the last change is the refusal to send.
        $settledLater = "(sms_messages.submitted_at >= {$at} or (sms_messages.submitted_at is null and sms_messages.updated_at >= {$at}) or (sms_messages.status in ('sent', 'delivered') and sms_messages.sent_at >= {$at}))";

        return PastRows::of(
            $messages,
            $past,
            'sms_messages.conversation_id',
            'created_at',
            ['id', 'direction', 'body', 'segments', 'user_id'],
            [
                'status' => "case when sms_messages.direction = 'outbound' and {$settledLater} then 'queued' else "
                    .PastRows::formerly($reported, 'sms_messages.id', 'sms_messages.status').' end',
                'error' => PastRows::once($past, 'sms_messages.updated_at', 'sms_messages.error'),
                'sent_at' => "case when sms_messages.sent_at < {$at} then sms_messages.sent_at else sms_messages.created_at end",
                'delivered_at' => PastRows::once($past, 'sms_messages.delivered_at'),
                'read_at' => PastRows::once($past, 'sms_messages.read_at'),
            ],
        );
    }

    protected function row(stdClass $row, ListContext $context): SmsBubble
    {
        return DataFactory::make(SmsBubble::class, $row, [
            'body' => ContactMask::isLifted($context->viewer) ? $row->body : null,
            // The gateway's words may name the number.
            'error' => BankLineText::maskedIfAny($row->error, $context->viewer),
            'is_unread' => $row->direction === MessageDirection::Inbound->value && $row->read_at === null,
        ]);
    }
}
