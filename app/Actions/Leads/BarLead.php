<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Protection\ExclusionChecker;
use App\Enums\LeadStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Lead;

/** Bars the lead of an excluded person. This can't be undone. */
final readonly class BarLead
{
    private const REASON_LENGTH = 255;

    public function __construct(private ExclusionChecker $exclusions, private AuditTrail $audit) {}

    /**
     * Runs inside the caller's transaction.
     *
     * @param  Lead  $lead  locked
     */
    public function handle(Lead $lead, string $reason): void
    {
        $before = ['status' => $lead->status->value, 'lost_reason' => $lead->lost_reason];
        $lead->status = LeadStatus::Barred;
        $lead->lost_reason = mb_substr($reason, 0, self::REASON_LENGTH);
        $lead->save();
        $this->audit->record('lead.barred', $lead, $before, ['status' => LeadStatus::Barred->value, 'lost_reason' => $lead->lost_reason]);
    }

    /**
     * Call it when a deleted, merged or converted lead is open again: the person may have been excluded since.
     * Runs inside the caller's transaction.
     *
     * @param  Lead  $lead  locked
     */
    public function ifExcluded(Lead $lead): void
    {
        $exclusion = $lead->status === LeadStatus::Barred ? null : $this->exclusions->findForRecord($lead);
        if ($exclusion !== null) {
            $this->handle($lead, $exclusion->reason);
        }
    }
}
