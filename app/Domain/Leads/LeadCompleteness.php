<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Models\Lead;

/** The details that a lead still needs before it can become a client. */
final readonly class LeadCompleteness
{
    /** @return list<string> names of the missing details */
    public static function missing(Lead $lead): array
    {
        return array_keys(array_filter([
            'company' => $lead->company_id === null,
            'date of birth' => $lead->date_of_birth === null,
            'mobile or email' => $lead->mobile_e164 === null && $lead->email === null,
        ]));
    }
}
