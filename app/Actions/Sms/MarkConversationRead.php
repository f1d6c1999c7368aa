<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\MessageDirection;
use App\Enums\NotificationType;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Notifications\Settlement;
use Illuminate\Support\Facades\DB;

/** Whatever came in with a conversation so far is read, for everybody. */
final readonly class MarkConversationRead
{
    public function __construct(private AuditTrail $audit, private MarkNotificationsRead $notifications) {}

    public function handle(Conversation $conversation, User $reader): Settlement
    {
        return DB::transaction(function () use ($conversation, $reader): Settlement {
            // Held, as the intake holds it: no message comes in between the count and the messages.
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
