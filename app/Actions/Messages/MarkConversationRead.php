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
use Illuminate\Support\Facades\DB;

/** Marks all inbound messages of a conversation as read, for everyone. */
final readonly class MarkConversationRead
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    public function handle(Conversation $conversation, User $reader): Settlement
    {
        return DB::transaction(function () use ($conversation, $reader): Settlement {
            // Locked, so that no message arrives between the two updates.
            $current = Conversation::query()->lockForUpdate()->findOrFail($conversation->id);
            $read = SmsMessage::query()
                ->where('conversation_id', $current->id)
                ->where('direction', MessageDirection::Inbound)
                ->whereNull('read_at')
                ->update(['read_at' => now()]);
            if ($read === 0 && $current->unread_count === 0) {
                return Settlement::before(null, null);
            }

            $this->audit->record('conversation.read', $current, ['unread_count' => $current->unread_count], ['unread_count' => 0], $reader->id);
            $current->update(['unread_count' => 0]);
            $this->notifications->settled(NotificationType::Message, $current);

            return Settlement::done();
        }, 3);
    }
}
