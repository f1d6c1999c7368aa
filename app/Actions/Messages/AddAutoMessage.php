<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageRules;
use App\Enums\AutoMessageTrigger;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\AutoMessage;
use App\Models\MessageTemplate;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Adds an auto message, which is disabled at first. */
final readonly class AddAutoMessage
{
    public function __construct(private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  array{company_id?: int, state?: string, min_cents?: int, days?: int}  $conditions
     * @param  string|null  $reference  identifies the form
     *
     * @throws ValidationException on `template_id` when the auto message can't have this template
     */
    public function handle(AutoMessageTrigger $trigger, array $conditions, int $templateId, User $user, ?string $reference): AutoMessage
    {
        $add = function () use ($trigger, $conditions, $templateId, $user): AutoMessage {
            // The lock keeps the template approved until the auto message is saved.
            $refusal = AutoMessageRules::refusal($trigger, MessageTemplate::query()->lockForUpdate()->find($templateId));
            if ($refusal !== null) {
                throw ValidationException::withMessages(['template_id' => $refusal]);
            }
            $message = AutoMessage::query()->create([
                'trigger' => $trigger,
                'conditions' => $conditions,
                'template_id' => $templateId,
            ]);
            $this->audit->record(
                'auto_message.added',
                $message,
                after: ['trigger' => $trigger->value, ...$conditions, 'template_id' => $templateId],
                actorId: $user->id,
            );

            return $message;
        };

        return $this->forms->once(
            $user,
            $reference,
            AutoMessage::class,
            [$trigger->value, $conditions, $templateId],
            static fn (): AutoMessage => DB::transaction($add),
        );
    }
}
