<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Domain\Clients\ClientFields;
use App\Models\Lead;

/** The editable fields of a lead as form text: empty for null, ids in digits, the due date as a date. */
final readonly class LeadFields
{
    public const NAMES = Lead::EDITABLE;

    /** @return array<string, string> */
    public static function of(Lead $lead): array
    {
        return [...array_map(ClientFields::form(...), $lead->only(self::NAMES)), 'next_action_due_at' => (string) LeadDue::day($lead->next_action_due_at)];
    }

    /** @param  array<string, string>  $fields */
    public static function fill(Lead $lead, array $fields): void
    {
        foreach ($fields as $field => $text) {
            $lead->setAttribute($field, $field === 'next_action_due_at' && $text !== '' ? LeadDue::end($text) : ClientFields::stored($field, $text));
        }
    }

    /**
     * The fields for the audit trail, with the due date as a time.
     *
     * @param  array<string, string>  $fields
     * @return array<string, string>
     */
    public static function audited(array $fields): array
    {
        $due = $fields['next_action_due_at'] ?? '';

        return $due === '' ? $fields : [...$fields, 'next_action_due_at' => LeadDue::end($due)->toDateTimeString()];
    }
}
