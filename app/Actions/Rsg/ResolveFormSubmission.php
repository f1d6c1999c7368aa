<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\NotificationType;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Notifications\Settlement;
use Illuminate\Support\Facades\DB;

/** Resolves an RSG form that somebody sent in, once. */
final readonly class ResolveFormSubmission
{
    public function __construct(private AuditTrail $audit, private MarkNotificationsRead $notifications) {}

    public function handle(RsgFormSubmission $submission, User $officer): Settlement
    {
        return DB::transaction(function () use ($submission, $officer): Settlement {
            // Locked, so that of two people who click at once the second one waits here and then sees who was first.
            $current = RsgFormSubmission::query()->lockForUpdate()->findOrFail($submission->id);
            if ($current->resolved_at !== null) {
                return Settlement::before(User::withTrashed()->find($current->resolved_by), $current->resolved_at);
            }

            $current->update(['resolved_by' => $officer->id, 'resolved_at' => now()]);
            $this->audit->record('rsg_form_submission.resolved', $current, ['resolved_by' => null], ['resolved_by' => $officer->id], $officer->id);
            $this->notifications->settled(NotificationType::FormSubmission, $current);

            return Settlement::done();
        }, 3);
    }
}
