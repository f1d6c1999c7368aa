<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Enums\LeadStatus;

/**
 * The allowed status changes of a lead: new > contacted > qualified, one step back to correct a mistake, lost from each, and a
 * lost lead can be reopened. Only the conversion sets converted, and only its exclusion check sets barred.
 */
final readonly class LeadStatusRule
{
    /** @return list<LeadStatus> */
    public static function next(LeadStatus $status): array
    {
        return match ($status) {
            LeadStatus::New => [LeadStatus::Contacted, LeadStatus::Lost],
            LeadStatus::Contacted => [LeadStatus::New, LeadStatus::Qualified, LeadStatus::Lost],
            LeadStatus::Qualified => [LeadStatus::Contacted, LeadStatus::Lost],
            LeadStatus::Lost => [LeadStatus::Contacted],
            LeadStatus::Converted, LeadStatus::Barred => [],
        };
    }

    /** The reason against the change, or null. */
    public static function refusal(LeadStatus $from, LeadStatus $to): ?string
    {
        return match (true) {
            in_array($to, self::next($from), true) => null,
            $to === LeadStatus::Converted && $from === LeadStatus::Qualified => 'Convert the lead to make it a client.',
            $to === LeadStatus::Converted => 'Only a qualified lead can be converted.',
            $to === LeadStatus::Barred => 'Only the exclusion check of a conversion can bar a lead.',
            $from === LeadStatus::Barred => 'A barred lead stays barred.',
            $from === LeadStatus::Converted => 'This lead is a client. Undo the conversion instead.',
            default => "{$from->label()} leads can’t become {$to->label()}.",
        };
    }

    public static function isOpen(LeadStatus $status): bool
    {
        return in_array($status, [LeadStatus::New, LeadStatus::Contacted, LeadStatus::Qualified], true);
    }
}
