<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Enums\LeadStatus;
use App\Models\Lead;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Moves a lead on, back, to lost or out of it. */
final readonly class MoveLead
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * A step that the rule forbids is a ValidationException. Throws {@see LeadChangedMeanwhile} when it stands elsewhere by now.
     *
     * @param  LeadStatus  $from  where the person saw it
     * @param  string|null  $reason  why it was lost
     */
    public function handle(Lead $lead, LeadStatus $from, LeadStatus $to, ?string $reason): Lead
    {
        return DB::transaction(function () use ($lead, $from, $to, $reason): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->status === $to) {
                return $current;
            }
            if ($current->status !== $from) {
                throw LeadChangedMeanwhile::moved($current);
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
