<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Models\Client;

/**
 * The fields of a client that people edit, as text the way a form holds them: empty for none, ids in digits.
 *
 * Marks that protect the client (BetStop, barred, opted out), the rating and the money are not among them.
 */
final readonly class ClientFields
{
    public const NAMES = [
        'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'suburb', 'state',
        'postcode', 'status', 'company_id', 'account_manager_id', 'affiliate_id',
    ];

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

    /** What the column stores for a field's text. */
    public static function stored(string $field, string $text): int|string|null
    {
        return match (true) {
            $text === '' => null,
            str_ends_with($field, '_id') => (int) $text,
            default => $text,
        };
    }

    /** The text of a value as the audit trail keeps it, whoever wrote it there. */
    public static function text(string $field, mixed $audited): string
    {
        $text = is_scalar($audited) ? (string) $audited : '';

        return $field === 'date_of_birth' ? substr($text, 0, 10) : $text;
    }
}
