<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Models\AuditEvent;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Merge;
use Carbon\CarbonImmutable;

/** The requirements of a conversion, how the lead became a client, and until when it can be undone. */
final class LeadConversion
{
    /** @return list<string> names of the details that the lead still needs */
    public static function missing(Lead $lead): array
    {
        return array_keys(array_filter([
            'company' => $lead->company_id === null,
            'date of birth' => $lead->date_of_birth === null,
            'mobile or email' => $lead->mobile_e164 === null && $lead->email === null,
        ]));
    }

    /** Whether the lead was linked to an existing client. Undoing the link restores the former status. */
    public static function isLink(Lead $lead): bool
    {
        return Merge::query()->where(['subject_type' => 'lead>client', 'loser_id' => $lead->id])->whereNull('undone_at')->exists();
    }

    /** Whether the lead was created as converted, because its DB client was a client already. It has no earlier status to return to. */
    public static function isOfDbClient(Lead $lead): bool
    {
        return DbClient::query()->where('lead_id', $lead->id)->exists()
            && AuditEvent::query()
                ->where('subject_type', $lead->getMorphClass())
                ->where('subject_id', $lead->id)
                ->where('action', 'lead.converted')
                ->doesntExist();
    }

    /** Until the end of the business day. */
    public static function isSameDay(Lead $lead): bool
    {
        $timezone = config()->string('paddock.timezone');

        return $lead->converted_at !== null
            && $lead->converted_at->setTimezone($timezone)->isSameDay(CarbonImmutable::now($timezone));
    }
}
