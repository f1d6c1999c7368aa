<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Leads\LeadStatusRule;
use App\Enums\LeadStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Lead;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Moves a lead to another status. */
final readonly class MoveLead
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  LeadStatus  $from  the status on the user's page
     * @param  string|null  $reason  for a lost lead
     *
     * @throws ValidationException when the rule forbids the step
     * @throws ChangedMeanwhileException when a colleague moved the lead
     */
    public function handle(Lead $lead, LeadStatus $from, LeadStatus $to, ?string $reason): Lead
    {
        return DB::transaction(function () use ($lead, $from, $to, $reason): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->status === $to) {
                return $current;
            }
            if ($current->status !== $from) {
                throw new ChangedMeanwhileException(
                    "A colleague moved {$current->full_name} to {$current->status->label()} in the meantime. Nothing was changed.",
                );
            }
            $refusal = LeadStatusRule::refusal($from, $to);
            if ($refusal !== null) {
                throw ValidationException::withMessages(['status' => $refusal]);
            }

            $before = ['status' => $from->value, 'lost_reason' => $current->lost_reason];
            $current->status = $to;
            $current->lost_reason = $to === LeadStatus::Lost ? $reason : null;
            $current->save();
            $after = ['status' => $to->value, 'lost_reason' => $current->lost_reason];
            $this->audit->record('lead.moved', $current, array_diff_assoc($before, $after), array_diff_assoc($after, $before));

            return $current;
        });
    }
}
