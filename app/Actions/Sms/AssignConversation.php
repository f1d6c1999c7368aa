<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Conversation;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Assigns a conversation to a colleague, or clears the assignment. A repeat changes nothing. */
final readonly class AssignConversation
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Conversation $conversation, ?User $assignee): void
    {
        DB::transaction(function () use ($conversation, $assignee): void {
            $current = Conversation::query()->lockForUpdate()->findOrFail($conversation->id);
            $before = $current->assignee_id;
            if ($before !== $assignee?->id) {
                $current->update(['assignee_id' => $assignee?->id]);
                $this->audit->record('conversation.assigned', $current, ['assignee_id' => $before], ['assignee_id' => $assignee?->id]);
            }
        }, 3);
    }
}
