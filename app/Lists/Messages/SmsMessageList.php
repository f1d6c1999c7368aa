<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Clients\SmsBubble;
use App\Enums\MessageDirection;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Client;
use App\Models\Conversation;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The SMS of the client in the scope, from all their numbers. The page shows a conversation, so the list has no columns.
 *
 * @extends ListDefinition<SmsBubble>
 */
final readonly class SmsMessageList extends ListDefinition
{
    public const KEY = 'messages';

    public const TITLE = 'SMS';

    public const ID_COLUMN = 'sms_messages.id';

    public const DEFAULT_ORDER = '-sent_at';

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
        return DB::table('sms_messages')->whereIn('sms_messages.conversation_id', Conversation::query()->where('client_id', $context->scope(Client::class)->id)->pluck('id'));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('users', 'users.id', '=', 'sms_messages.user_id')
            ->select(['sms_messages.*', 'users.first_name as author_first_name', 'users.last_name as author_last_name']);
    }

    protected function row(stdClass $row, ListContext $context): SmsBubble
    {
        return DataFactory::make(SmsBubble::class, $row, [
            'body' => ContactMask::isLifted($context->viewer) ? $row->body : null,
            'author_name' => $row->author_first_name === null ? null : trim("{$row->author_first_name} {$row->author_last_name}"),
            'is_unread' => $row->direction === MessageDirection::Inbound->value && $row->read_at === null,
        ]);
    }
}
