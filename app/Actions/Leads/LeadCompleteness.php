<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Models\Lead;

/** What a client must have, as the intake demands it, and a lead may still lack. */
final readonly class LeadCompleteness
{
    /** @return list<string> in words */
    public static function missing(Lead $lead): array
    {
        return array_keys(array_filter([
            'company' => $lead->company_id === null,
            'date of birth' => $lead->date_of_birth === null,
            'mobile or e-mail' => $lead->mobile_e164 === null && $lead->email === null,
        ]));
    }
}
