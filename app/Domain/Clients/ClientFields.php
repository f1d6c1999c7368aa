<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\AuditEvent;
use App\Models\Client;

/**
 * The editable fields of a client as form text: empty for null, ids in digits.
 *
 * Protective marks (BetStop, barred, opted out), the rating and money are not editable here.
 */
final readonly class ClientFields
{
    public const NAMES = Client::EDITABLE;

    /** @return array<string, string> */
    public static function of(Client $client): array
    {
        return [
            'first_name' => $client->first_name,
            'last_name' => $client->last_name,
            'preferred_name' => (string) $client->preferred_name,
            'date_of_birth' => (string) $client->date_of_birth?->toDateString(),
            'email' => (string) $client->email,
            'mobile_e164' => (string) $client->mobile_e164,
            'address' => (string) $client->address,
            'suburb' => (string) $client->suburb,
            'state' => (string) $client->state?->value,
            'postcode' => (string) $client->postcode,
            'status' => $client->status->value,
            'company_id' => (string) $client->company_id,
            'account_manager_id' => (string) $client->account_manager_id,
            'affiliate_id' => (string) $client->affiliate_id,
        ];
    }

    /** The column value for a field's text. */
    public static function stored(string $field, string $text): int|string|null
    {
        return match (true) {
            $text === '' => null,
            str_ends_with($field, '_id') => (int) $text,
            default => $text,
        };
    }

    /** The text of a value from the audit trail. */
    public static function text(string $field, mixed $audited): string
    {
        $text = is_scalar($audited) ? (string) $audited : '';

        return $field === 'date_of_birth' ? substr($text, 0, 10) : $text;
    }

    /** @return list<string> the fields of the change that can be restored */
    public static function restorable(AuditEvent $event): array
    {
        return $event->subject_type === 'client' ? array_values(array_intersect(self::NAMES, array_keys($event->before))) : [];
    }
}
