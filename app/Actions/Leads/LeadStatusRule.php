<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Enums\LeadStatus;

/**
 * Where a lead may go by a person's hand: new > contacted > qualified, one step back when that was a mistake, lost from
 * each of them, and a lost one is reopened. Converted comes of the conversion alone, barred of its exclusion check.
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

    /** Why not, in a sentence; null when it may. */
    public static function refusal(LeadStatus $from, LeadStatus $to): ?string
    {
        return match (true) {
            in_array($to, self::next($from), true) => null,
            $to === LeadStatus::Converted && $from === LeadStatus::Qualified => 'A lead becomes a client by converting it, which checks who the person is.',
            $to === LeadStatus::Converted => 'Only a qualified lead can be converted.',
            $to === LeadStatus::Barred => 'A lead is barred by the exclusion check of its conversion alone.',
            $from === LeadStatus::Barred => 'A barred lead stays barred.',
            $from === LeadStatus::Converted => 'This lead is a client. Undo the conversion instead.',
            default => "A lead that is {$from->label()} cannot become {$to->label()}.",
        };
    }

    public static function isOpen(LeadStatus $status): bool
    {
        return in_array($status, [LeadStatus::New, LeadStatus::Contacted, LeadStatus::Qualified], true);
    }
}
