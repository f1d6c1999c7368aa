<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Notifications\Settlement;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Handles an RSG form once, without a decision. */
final readonly class ResolveFormSubmission
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    public function handle(RsgFormSubmission $submission, User $officer, ?string $reason = null): Settlement
    {
        return DB::transaction(function () use ($submission, $officer, $reason): Settlement {
            // The lock makes a simultaneous second request wait and then see the first decision.
            $current = RsgFormSubmission::query()->lockForUpdate()->findOrFail($submission->id);
            if ($current->resolved_at !== null) {
                return Settlement::before(User::withTrashed()->find($current->resolved_by), $current->resolved_at);
            }

            $outcome = ['resolved_by' => $officer->id, ...($reason === null ? [] : ['decision_note' => $reason])];
            $current->update([...$outcome, 'resolved_at' => now()]);
            $this->audit->record('rsg_form_submission.resolved', $current, ['resolved_by' => null], $outcome, $officer->id);
            $this->notifications->settled(NotificationType::FormSubmission, $current);

            return Settlement::done();
        }, 3);
    }
}
