<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Conversation;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Assigns a conversation to a colleague, or clears the assignment. A repeat changes nothing. */
final readonly class AssignConversation
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int|null  $seenId  the assignee on the user's page, so that two colleagues don't both take it
     *
     * @throws ChangedMeanwhileException when a colleague assigned it since
     */
    public function handle(Conversation $conversation, ?User $assignee, ?int $seenId): void
    {
        DB::transaction(function () use ($conversation, $assignee, $seenId): void {
            $current = Conversation::query()->with('assignee')->lockForUpdate()->findOrFail($conversation->id);
            $before = $current->assignee_id;
            if ($before === $assignee?->id) {
                return;
            }
            if ($before !== $seenId) {
                throw ChangedMeanwhileException::assigned('This conversation is', $current->assignee);
            }
            $current->update(['assignee_id' => $assignee?->id]);
            $this->audit->record('conversation.assigned', $current, ['assignee_id' => $before], ['assignee_id' => $assignee?->id]);
        }, 3);
    }
}
