<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use App\Enums\ConversationStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Conversation;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Snoozes, resolves or reopens a conversation. A repeat changes nothing. An incoming SMS reopens it. */
final readonly class ChangeConversationStatus
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  CarbonImmutable|null  $until  the end of a snooze
     *
     * @throws OperationRefusedException when a conversation with unread messages is to be resolved
     */
    public function handle(Conversation $conversation, ConversationStatus $status, ?CarbonImmutable $until = null): void
    {
        DB::transaction(function () use ($conversation, $status, $until): void {
            // Locked, so that no message arrives between the check and the change.
            $current = Conversation::query()->lockForUpdate()->findOrFail($conversation->id);
            if ($status === ConversationStatus::Resolved && $current->unread_count > 0) {
                throw new OperationRefusedException('You can’t resolve this conversation because it has unread messages. Mark them as read first.');
            }
            $before = ['status' => $current->status->value, 'due_at' => $current->due_at?->toIso8601ZuluString()];
            $after = ['status' => $status->value, 'due_at' => $until?->toIso8601ZuluString()];
            if ($before !== $after) {
                $current->update(['status' => $status, 'due_at' => $until]);
                $this->audit->record('conversation.'.($status === ConversationStatus::Open ? 'reopened' : $status->value), $current, $before, $after);
            }
        }, 3);
    }
}
