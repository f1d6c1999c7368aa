<?php

declare(strict_types=1);

namespace App\Lists\Sms;

use App\Data\Sms\ConversationRow;
use App\Enums\ConversationStatus;
use App\Enums\ConversationView;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Filters\PrefixFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\Conversation;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/**
 * The conversations of the SMS panel, newest message first. The page shows no table, so the list has no columns.
 *
 * @extends ListDefinition<ConversationRow>
 */
final readonly class ConversationList extends ListDefinition
{
    public const KEY = 'conversations';

    public const TITLE = 'SMS';

    public const ID_COLUMN = 'conversations.id';

    public const DEFAULT_ORDER = '-last_message_at';

    public const COLLEAGUES = ['assignee' => 'assignee_id'];

    /** `conversation` is open beside the list. `message_id` opens the conversation of that message. */
    public const PARAMETERS = ['view' => ConversationView::class, 'conversation' => self::ID_RULE, 'message_id' => self::ID_RULE];

    public const SEARCH_HINT = 'Name or number…';

    /** Characters of the newest message. */
    private const EXCERPT = 120;

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return [Sort::by('last_message_at', 'conversations.last_message_at')];
    }

    public function columns(): array
    {
        return [];
    }

    /** Without those that only have blasts and automatic messages. */
    protected function base(ListContext $context): Builder
    {
        return DB::table('conversations')->whereNotNull('conversations.last_message_at');
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = ConversationView::of($parameters->values);
        if ($view === ConversationView::Unread) {
            // Few conversations are unread, so their index is read before the order of the list. Snoozed ones are listed too, because the counter counts them.
            RareFirst::narrowByIndex($rows, self::ID_COLUMN, static fn (Builder $some): Builder => $some->where('conversations.unread_count', '>', 0));

            return $rows;
        }

        return match ($view) {
            ConversationView::All => $rows->where(self::isAwake(...)),
            ConversationView::Mine => $rows
                ->where('conversations.assignee_id', $context->viewer->id)
                ->where('conversations.status', '!=', ConversationStatus::Resolved->value)
                ->where(self::isAwake(...)),
            ConversationView::Snoozed => $rows
                ->where('conversations.status', ConversationStatus::Snoozed->value)
                ->where('conversations.due_at', '>', now()->startOfMinute()),
        };
    }

    /** By the beginning of a number, otherwise by the client's name, PIN or current number. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $seesContacts = ContactMask::isLifted($context->viewer);
        $number = $seesContacts ? self::beginningOfNumber($text) : null;
        $isNumber = $number !== null && PrefixFilter::begins(DB::table('conversations'), 'conversations.phone_e164', $number)->exists();

        RareFirst::narrow($rows, self::ID_COLUMN, fn (Builder $some) => $isNumber
            ? $some->where(static fn (Builder $any): Builder => PrefixFilter::begins($any, 'conversations.phone_e164', $number))
            : $this->index->constrain($some, 'conversations.client_id', 'client', SearchText::parse($text, $seesContacts)));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin(
                'clients',
                static fn (JoinClause $join): JoinClause => $join
                    ->on('clients.id', '=', 'conversations.client_id')
                    ->whereNull('clients.deleted_at'),
            )
            ->select(['conversations.*', 'clients.first_name as client_first_name', 'clients.last_name as client_last_name'])
            ->selectSub(DB::table('sms_messages')->select('sms_messages.id')->whereColumn('sms_messages.conversation_id', 'conversations.id')
                ->orderByDesc('sms_messages.sent_at')->orderByDesc('sms_messages.id')->limit(1), 'newest_id');
    }

    protected function load(array $rows, ListContext $context): void
    {
        $messages = DB::table('sms_messages')->whereIn('id', array_filter(array_column($rows, 'newest_id')))->get(['id', 'direction', 'body', 'status'])->keyBy('id');
        foreach ($rows as $row) {
            $row->newest = $messages[$row->newest_id] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): ConversationRow
    {
        return DataFactory::make(ConversationRow::class, $row, [
            'phone' => ContactMask::show($context->viewer, 'mobile_e164', AustralianMobile::national($row->phone_e164)),
            'last_message' => ContactMask::isLifted($context->viewer) && $row->newest !== null ? Str::limit($row->newest->body, self::EXCERPT, '…') : null,
            'is_last_from_us' => $row->newest?->direction === MessageDirection::Outbound->value,
            'is_last_failed' => in_array($row->newest?->status, [SmsStatus::Failed->value, SmsStatus::Suppressed->value], true),
            'is_resolved' => $row->status === ConversationStatus::Resolved->value,
            'snoozed_until' => Conversation::snoozedUntil(ConversationStatus::from($row->status), $row->due_at),
        ]);
    }

    /** To the minute, so that a minute's visits share one count. */
    private static function isAwake(Builder $any): void
    {
        $any->where('conversations.status', '!=', ConversationStatus::Snoozed->value)
            ->orWhereNull('conversations.due_at')
            ->orWhere('conversations.due_at', '<=', now()->startOfMinute());
    }

    /** `0491 57`, `+61 491 57` and `61491 57` as `+6149157`; null for a text with letters or few digits, such as a PIN. */
    private static function beginningOfNumber(string $text): ?string
    {
        $digits = preg_match('/^[\d\s().+-]+$/', $text) === 1 ? (string) preg_replace(['/\D/', '/^001161/', '/^0/'], ['', '61', '61'], $text) : '';

        return strlen($digits) < 3 ? null : "+{$digits}";
    }
}
