<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageRules;
use App\Enums\AutoMessageTrigger;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AutoMessage;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Enables or disables an auto message. Waiting messages of a disabled one are not sent. */
final readonly class SwitchAutoMessage
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int|null  $version  that the user read before enabling it; disabling needs none
     *
     * @throws ChangedMeanwhileException when it was changed since
     * @throws OperationRefusedException when its template is not approved
     */
    public function handle(AutoMessage $message, bool $isEnabled, ?int $version, User $user): void
    {
        DB::transaction(function () use ($message, $isEnabled, $version, $user): void {
            $current = AutoMessage::query()->with('template')->lockForUpdate()->findOrFail($message->id);
            if ($current->is_enabled === $isEnabled) {
                return;
            }
            if ($version !== null && $version !== $current->version) {
                throw new ChangedMeanwhileException('This auto message was changed. Read it again, then enable it.');
            }
            $refusal = $isEnabled ? AutoMessageRules::refusal($current->trigger, $current->template) : null;
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $current->update([
                'is_enabled' => $isEnabled, 'version' => $current->version + 1,
                // Only clients who become quiet from now on get a message.
                ...$isEnabled && $current->trigger === AutoMessageTrigger::ClientQuiet
                    ? ['checked_until' => now()->subDays($current->conditions['days'] ?? 0), 'checked_client_id' => 0]
                    : [],
            ]);
            $this->audit->record(
                $isEnabled ? 'auto_message.enabled' : 'auto_message.disabled',
                $current,
                ['is_enabled' => ! $isEnabled],
                ['is_enabled' => $isEnabled],
                $user->id,
            );
        }, 3);
    }
}
