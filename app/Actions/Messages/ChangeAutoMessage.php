<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageRules;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AutoMessage;
use App\Models\MessageTemplate;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Changes the conditions and template of an auto message. Messages that are waiting already get the new template. */
final readonly class ChangeAutoMessage
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array{company_id?: int, state?: string, min_cents?: int, days?: int}  $conditions
     * @param  int  $version  of the auto message when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     * @throws ValidationException on `template_id` when the auto message can't have this template
     */
    public function handle(AutoMessage $message, array $conditions, int $templateId, int $version, User $user): void
    {
        DB::transaction(function () use ($message, $conditions, $templateId, $version, $user): void {
            // The template first, as in ApproveMessageTemplate.
            $template = MessageTemplate::query()->lockForUpdate()->find($templateId);
            $current = AutoMessage::query()->lockForUpdate()->findOrFail($message->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this auto message');
            }
            $refusal = AutoMessageRules::refusal($current->trigger, $template);
            if ($refusal !== null) {
                throw ValidationException::withMessages(['template_id' => $refusal]);
            }
            $before = [...$current->conditions, 'template_id' => $current->template_id];
            // Clients who were quiet long enough before a shorter time was set get no message.
            $from = isset($conditions['days']) && $current->checked_until !== null
                ? $current->checked_until->max(now()->subDays($conditions['days']))
                : $current->checked_until;
            $current->update([
                'conditions' => $conditions,
                'template_id' => $templateId,
                'checked_until' => $from,
                'version' => $version + 1,
            ]);
            $this->audit->record(
                'auto_message.changed',
                $current,
                $before,
                [...$conditions, 'template_id' => $templateId],
                $user->id,
            );
        }, 3);
    }
}
