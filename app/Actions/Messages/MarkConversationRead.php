<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Notifications\Settlement;
use App\Enums\MessageDirection;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Marks the inbound messages of a conversation as read, for everyone. */
final readonly class MarkConversationRead
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    /** @param  int|null  $upTo  the newest message that the reader saw; later ones stay unread. Null for all */
    public function handle(Conversation $conversation, User $reader, ?int $upTo = null): Settlement
    {
        return DB::transaction(function () use ($conversation, $reader, $upTo): Settlement {
            // Locked, so that no message arrives between the two updates.
            $current = Conversation::query()->lockForUpdate()->findOrFail($conversation->id);
            $unread = SmsMessage::query()->where('conversation_id', $current->id)->where('direction', MessageDirection::Inbound)->whereNull('read_at');
            $read = (clone $unread)->when($upTo !== null, static fn (Builder $seen): Builder => $seen->where('id', '<=', $upTo))->update(['read_at' => now()]);
            $left = $unread->count();
            if ($read === 0 && $current->unread_count === $left) {
                return Settlement::before(null, null);
            }

            $this->audit->record('conversation.read', $current, ['unread_count' => $current->unread_count], ['unread_count' => $left], $reader->id);
            $current->update(['unread_count' => $left]);
            $this->notifications->settled(NotificationType::Message, $current);

            return Settlement::done();
        }, 3);
    }
}
